import { expect, test } from '@jest/globals';
import { sourceReporter } from '@/lib/freshness/report/source-reporter';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { listener } from '../../../listener';

const good: Timed = { ...neverAsked, goodAt: 1000 };
const silent = (fails: number, before: Timed = good): Timed => ({
  ...before,
  fails,
  lastFailure: { reason: 'http-status', detail: 'HTTP status 503', status: 503 },
});

function toldOf(before: Timed, after: Timed): string[] {
  const { log, lines } = listener();
  sourceReporter('feed', log)('https://a.example/feed', before, after);
  return lines;
}

const facts = 'source=https://a.example/feed reason=http-status status=503 detail=HTTP status 503';

test.each([
  ['the last good copy stays', good],
  ['there is no copy of it yet', neverAsked],
])('a first failure is told, and that %s', (kept, before) => {
  expect(toldOf(before, silent(1, before))).toEqual([`warn feed is silent, ${kept} ${facts}`]);
});

test('the failures after it are not told', () => {
  expect(toldOf(silent(1), silent(2))).toEqual([]);
});

test('that it answers again is told once, with how often it did not', () => {
  expect(toldOf(silent(3), good)).toEqual([
    'info feed answers again source=https://a.example/feed failedRefreshes=3',
  ]);
  expect(toldOf(good, good)).toEqual([]);
});
