import { expect, test } from '@jest/globals';
import { Breadcrumb } from '@/components/ui/page-heading';
import { words } from '../../html';
import { city } from '../../served-city';

const via = [{ href: '/blog', name: 'Opinion' }];

test.each([
  ['the current page', { here: 'Search' }, 'Home / Search'],
  ['the current page, through its parent', { here: 'A Post', via }, 'Home / Opinion / A Post'],
  ['the parent page if the heading already shows the current page’s name', { via }, 'Home / Opinion'],
])('the breadcrumb leads from the front page to %s', (_, steps, text) => {
  expect(words(<Breadcrumb city={city} {...steps} />)).toBe(text);
});
