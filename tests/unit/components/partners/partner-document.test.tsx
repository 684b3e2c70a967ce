import '../../open-cities';
import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PartnerDocument } from '@/components/partners/partner-document';
import { thisCity } from '../../this-city';

const facts = { id: 'one', title: 'Partner Document 1', about: 'About it.' };

describe('a document at a file-sharing service', () => {
  const html = renderToStaticMarkup(
    <PartnerDocument city={thisCity()} document={{ ...facts, sharedFile: '1AbC' }} />,
  );

  test("has a 'View Full Document' link", () => {
    expect(html).toMatch(/href="https:\/\/drive\.google\.com\/file\/d\/1AbC\/view"[^>]*>View Full Document/);
  });

  test('loads its preview only after a click', () => {
    expect(html).toContain('embed-document');
    expect(html).not.toMatch(/<iframe|<object|src=/);
  });
});

test('shows only a link if a document has no picture of its first page', () => {
  const html = renderToStaticMarkup(
    <PartnerDocument city={thisCity()} document={{ ...facts, file: '/partners/new.pdf' }} />,
  );
  expect(html).toContain('<object type="application/pdf" data="/partners/new.pdf#');
  expect(html).toContain(
    'href="/partners/new.pdf" class="text-action" rel="noopener">Partner Document 1 (PDF)',
  );
  expect(html).not.toContain('<img');
});
