import { expect, test } from '@jest/globals';
import { isFreshPage } from '@/lib/server/page-cache/page-freshness.mjs';

const second = 1000;
const minute = 60 * second;
const now = 100 * minute;

test.each([
  ['made after the last change is', { madeAt: now - 5 * minute, changedAt: now - 6 * minute }, true],
  ['overtaken by news is not', { madeAt: now - 20 * second, changedAt: now - second }, false],
  ['too old for its own dateline is not', { madeAt: now - 11 * minute, changedAt: 0 }, false],
  ['from the future, after the clock jumped back, is not', { madeAt: now + minute, changedAt: 0 }, false],
] as const)('a page %s fresh', (_, page, isFresh) => {
  expect(isFreshPage({ ...page, now })).toBe(isFresh);
});
