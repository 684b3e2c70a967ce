import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { markNewsChanged, newsChangedAt } from '@/lib/freshness/news-changed';

const at = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);

beforeEach(() => {
  delete (globalThis as { newsChanges?: unknown }).newsChanges;
});
afterEach(() => void jest.restoreAllMocks());

test('nothing has changed at the start', () => {
  expect([newsChangedAt(), newsChangedAt(['sports']), newsChangedAt([])]).toEqual([0, 0, 0]);
});

test('news of one section changes what shows that section, and nothing else', () => {
  at(1000);
  markNewsChanged(['sports']);
  expect(newsChangedAt(['sports', 'health'])).toBe(1000);
  expect(newsChangedAt(['health'])).toBe(0);
  expect(newsChangedAt()).toBe(1000);
});

test('a change of everything changes pages without topics too', () => {
  at(1000);
  markNewsChanged(['sports']);
  at(2000);
  markNewsChanged();
  expect([newsChangedAt(['sports']), newsChangedAt(['health']), newsChangedAt([])]).toEqual([
    2000, 2000, 2000,
  ]);
});
