import { expect, test } from '@jest/globals';
import { readOn } from '@/lib/pages/read-on';

test.each([
  ['https://en.wikipedia.org/wiki/Boulder', 'Read on Wikipedia'],
  ['https://www.history.example/boulder', 'Read on history.example'],
  ['https://notwikipedia.org/boulder', 'Read on notwikipedia.org'],
  ['/blog/boulder', 'Read more'],
])('a link to %s says “%s”', (href, words) => {
  expect(readOn(href)).toBe(words);
});
