import { expect, test } from '@jest/globals';
import { PartnerDocument } from '@/components/partners/partner-document';
import { html } from '../../html';
import { city } from '../../served-city';

const facts = { id: 'one', title: 'Partner Document 1', about: 'About it.' };

test('links to a document at a file-sharing service, and loads its preview only after a click', () => {
  const markup = html(<PartnerDocument city={city} document={{ ...facts, sharedFile: '1AbC' }} />);
  expect(markup).toMatch(/href="https:\/\/drive\.google\.com\/file\/d\/1AbC\/view"[^>]*>View Full Document/);
  expect(markup).toContain('embed-document');
  expect(markup).not.toMatch(/<iframe|<object|src=/);
});

test('shows only a link if a document has no picture of its first page', () => {
  const markup = html(<PartnerDocument city={city} document={{ ...facts, file: '/partners/new.pdf' }} />);
  expect(markup).toContain('<object type="application/pdf" data="/partners/new.pdf#');
  expect(markup).toContain(
    'href="/partners/new.pdf" class="text-action" rel="noopener">Partner Document 1 (PDF)',
  );
  expect(markup).not.toContain('<img');
});
