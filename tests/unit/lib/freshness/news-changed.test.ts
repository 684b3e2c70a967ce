import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { allChangedAt, markAllChanged, markNewsChanged, newsChangedAt } from '@/lib/freshness/news-changed';

const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms - performance.timeOrigin);

beforeEach(() => {
  setProcessWide('freshness', undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('markNewsChanged records a change of one city’s news, but no edit', () => {
  at(1000);
  markNewsChanged('boulder');
  expect([newsChangedAt('boulder'), newsChangedAt('marfa')]).toEqual([1000, 0]);
  expect(allChangedAt('boulder')).toBe(0);
});

test('markAllChanged records an edit and a change of the city’s news', () => {
  at(1000);
  markAllChanged('boulder');
  at(500);
  markNewsChanged('boulder');
  expect([newsChangedAt('boulder'), allChangedAt('boulder')]).toEqual([1000, 1000]);
});
