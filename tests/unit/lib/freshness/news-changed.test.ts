import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { allChangedAt, markNewsChanged, newsChangedAt } from '@/lib/freshness/news-changed';

const at = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms - performance.timeOrigin);

const shown = [undefined, ['sports'], ['health'], []] as const;

beforeEach(() => {
  setProcessWide('news changes', undefined);
});
afterEach(() => void jest.restoreAllMocks());

test('nothing has changed at the start', () => {
  for (const topics of shown) expect(newsChangedAt('boulder', topics)).toBe(0);
});

test('news of one section changes what shows that section in its city, and nothing else', () => {
  at(1000);
  markNewsChanged('boulder', ['sports']);
  expect(newsChangedAt('boulder', ['sports', 'health'])).toBe(1000);
  expect(newsChangedAt('boulder', ['health'])).toBe(0);
  expect([newsChangedAt('boulder'), newsChangedAt('marfa')]).toEqual([1000, 0]);
});

test('a change of everything changes pages without topics too', () => {
  at(1000);
  markNewsChanged('boulder', ['sports']);
  at(2000);
  markNewsChanged('boulder');
  for (const topics of shown) expect(newsChangedAt('boulder', topics)).toBe(2000);
});

test('when all of a city changed is known by itself', () => {
  at(1000);
  markNewsChanged('boulder');
  at(2000);
  markNewsChanged('boulder', ['sports']);
  expect([allChangedAt('boulder'), allChangedAt('marfa')]).toEqual([1000, 0]);
});
