import { expect, test } from '@jest/globals';
import { sinceLoad } from '@/lib/base/browser/since-load';

test.each([
  ['a page that loaded two seconds ago', { pageLoadedAt: 8_000 }, 2_000],
  ['a page without the inline script', {}, 0],
  ['a clock that jumped back', { pageLoadedAt: 11_000 }, 0],
])('%s', (_, holder, milliseconds) => {
  expect(sinceLoad(holder, 10_000)).toBe(milliseconds);
});
