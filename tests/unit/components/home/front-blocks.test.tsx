import { expect, test } from '@jest/globals';
import { Sponsored } from '@/components/home/front-blocks';
import { html, words } from '../../html';
import { city } from '../../served-city';

test.each([
  ['an unsold space, which links to a page of ours', '/contact', 'Advertising space available'],
  ['a sponsor’s text', 'https://bakery.example/', 'Sponsored'],
])('Sponsored labels %s before it starts', (_, href, label) => {
  const block = <Sponsored city={{ ...city, sponsor: { ...city.sponsor, title: 'Fresh bread', href } }} />;
  expect(words(block)).toMatch(new RegExp(`^${label} Fresh bread`));
  expect(html(block)).toContain(`aria-label="${label}"`);
});
