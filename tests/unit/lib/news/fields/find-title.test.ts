import { expect, test } from '@jest/globals';
import { feedIn, rssOf } from '../rows/fixture';

const titleOf = (title: string) =>
  feedIn(rssOf(`<item><title>${title}</title><link>/1</link></item>`)).items[0]?.title;
const words = (length: number) =>
  'council '
    .repeat(100)
    .slice(0, length - 1)
    .concat('s');

test('a headline of 300 characters is whole', () => {
  expect(titleOf(words(300))).toBe(words(300));
});

test('a longer headline is cut between words to at most 300 characters', () => {
  const title = titleOf(words(301)) ?? '';
  expect(title).toMatch(/^(?:council )+council…$/);
  expect(title.length).toBeLessThanOrEqual(300);
  expect(title.length).toBeGreaterThan(290);
});
