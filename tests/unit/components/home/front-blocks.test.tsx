import { expect, test } from '@jest/globals';
import { Sponsored } from '@/components/home/front-blocks';
import { html, words } from '../../html';
import { city } from '../../served-city';

test.each([
  ['an unsold space, which links to our own page', '/contact', 'Advertising space available'],
  ['a sponsor’s text', 'https://bakery.example/', 'Sponsored'],
])('Sponsored starts with a label that tells whether the space is sold: %s', (_, href, label) => {
  const block = <Sponsored city={{ ...city, sponsor: { ...city.sponsor, title: 'Fresh bread', href } }} />;
  expect(words(block)).toMatch(new RegExp(`^${label} Fresh bread`));
  expect(html(block)).toContain(`aria-label="${label}"`);
});
