import { expect, test } from '@jest/globals';
import { Breadcrumb } from '@/components/ui/page-heading';
import { html, words } from '../../html';

const via = [{ href: '/blog', name: 'Opinion' }];

test('the breadcrumb from the front page to this page', () => {
  expect(words(<Breadcrumb here="Search" />)).toBe('Home / Search');
  expect(words(<Breadcrumb here="A Post" via={via} />)).toBe('Home / Opinion / A Post');
});

test('ends above this page where the heading under it names the page', () => {
  const trail = <Breadcrumb via={via} />;
  expect(words(trail)).toBe('Home / Opinion');
  expect(html(trail)).not.toContain('aria-current');
});
