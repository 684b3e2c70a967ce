import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { allChangedAt, markAllChanged, markNewsChanged, newsChangedAt } from '@/lib/freshness/news-changed';

const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms - performance.timeOrigin);

beforeEach(() => {
  setProcessWide('freshness', undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('marks a city’s news as changed without recording an edit', () => {
  at(1000);
  markNewsChanged('boulder');
  expect([newsChangedAt('boulder'), newsChangedAt('marfa')]).toEqual([1000, 0]);
  expect(allChangedAt('boulder')).toBe(0);
});

test('marks a city’s news as changed after an edit', () => {
  at(1000);
  markAllChanged('boulder');
  at(500);
  markNewsChanged('boulder');
  expect([newsChangedAt('boulder'), allChangedAt('boulder')]).toEqual([1000, 1000]);
});
