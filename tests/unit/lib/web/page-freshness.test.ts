import { expect, test } from '@jest/globals';
import { pageFreshness } from '@/lib/web/page-freshness.mjs';

const second = 1000;
const minute = 60 * second;
const now = 100 * minute;

test.each([
  ['made after the last change', { madeAt: now - 5 * minute, changedAt: now - 6 * minute }, 'fresh'],
  ['overtaken by news a moment ago', { madeAt: now - 20 * second, changedAt: now - second }, 'stale'],
  [
    'overtaken by news long ago, with no reader since',
    { madeAt: now - 5 * minute, changedAt: now - 4 * minute },
    'gone',
  ],
  ['too old for its own dateline', { madeAt: now - 11 * minute, changedAt: 0 }, 'gone'],
  ['from the future, after the clock jumped back', { madeAt: now + minute, changedAt: 0 }, 'gone'],
] as const)('a page %s', (_, page, state) => {
  expect(pageFreshness({ ...page, now })).toBe(state);
});
