import { beforeAll, expect, test } from '@jest/globals';
import { Sponsored } from '@/components/home/front-blocks';
import { html, words } from '../../html';
import { serveCitiesOf, smallest, writeCities } from '../../lib/city/read/write-city';
import { thisCity } from '../../this-city';

const sponsor = `sponsor:
  title: Fresh bread
  text: Every morning.
  action: Visit the bakery
  href: https://bakery.example/
  picture: market-sage
`;

beforeAll(async () => {
  await serveCitiesOf(writeCities({ boulder: smallest, marfa: smallest + sponsor }));
});

test('Sponsored offers an unsold space and does not call it sponsored', () => {
  const block = <Sponsored city={thisCity('boulder')} />;
  expect(words(block)).toMatch(/^Advertising space available /);
  expect(html(block)).toContain('aria-label="Advertising space available"');
});

test('Sponsored labels a sponsor’s text before it starts', () => {
  expect(words(<Sponsored city={thisCity('marfa')} />)).toMatch(/^Sponsored Fresh bread/);
});
