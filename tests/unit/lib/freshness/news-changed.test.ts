import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { markNewsChanged, newsChangedAt } from '@/lib/freshness/news-changed';

const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms - performance.timeOrigin);

beforeEach(() => {
  setProcessWide('news changes', undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('nothing has changed at the start', () => {
  expect([
    newsChangedAt('boulder'),
    newsChangedAt('boulder', ['sports']),
    newsChangedAt('boulder', []),
  ]).toEqual([0, 0, 0]);
});

test('news of one section changes what shows that section, and nothing else', () => {
  at(1000);
  markNewsChanged('boulder', ['sports']);
  expect(newsChangedAt('boulder', ['sports', 'health'])).toBe(1000);
  expect(newsChangedAt('boulder', ['health'])).toBe(0);
  expect(newsChangedAt('boulder')).toBe(1000);
});

test('news of one city changes no other’s pages', () => {
  at(1000);
  markNewsChanged('boulder');
  expect(newsChangedAt('marfa')).toBe(0);
});

test('a change of everything changes pages without topics too', () => {
  at(1000);
  markNewsChanged('boulder', ['sports']);
  at(2000);
  markNewsChanged('boulder');
  expect([
    newsChangedAt('boulder', ['sports']),
    newsChangedAt('boulder', ['health']),
    newsChangedAt('boulder', []),
  ]).toEqual([2000, 2000, 2000]);
});
