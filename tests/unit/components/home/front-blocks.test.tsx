import { expect, test } from '@jest/globals';
import { Sponsored } from '@/components/home/front-blocks';
import { html, words } from '../../html';
import { city } from '../../served-city';

test.each([
  ['the house ad in an unsold space', '/contact', 'Advertising space available'],
  ['the ad of a sponsor', 'https://bakery.example/', 'Sponsored'],
])('Sponsored begins with a label that tells whether the space is sold: %s', (_, href, label) => {
  const block = <Sponsored city={{ ...city, sponsor: { ...city.sponsor, title: 'Fresh bread', href } }} />;
  expect(words(block)).toMatch(new RegExp(`^${label} Fresh bread`));
  expect(html(block)).toContain(`aria-label="${label}"`);
});
