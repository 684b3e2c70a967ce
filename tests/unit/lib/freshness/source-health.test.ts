import { expect, test } from '@jest/globals';
import { sourceHealth } from '@/lib/freshness/source-health';
import { neverAsked } from '@/lib/freshness/timed';

const now = Date.parse('2026-11-21T12:00:00Z');

test('a source that answers has an age and a next try', () => {
  expect(sourceHealth({ goodAt: now - 5400, fails: 0, nextTry: now + 60_000 }, now)).toEqual({
    ageSeconds: 5,
    fails: 0,
    nextTryInSeconds: 60,
  });
});

test('a failing source has the name of its failure, and not the detail, which may name a host of the operator’s', () => {
  const lastFailure = { reason: 'http-status', status: 503, detail: 'connect 10.0.0.5' } as const;
  const health = sourceHealth({ ...neverAsked, fails: 2, lastFailure, nextTry: now + 120_000 }, now);
  expect(health).toEqual({ fails: 2, failure: 'http-status 503', nextTryInSeconds: 120 });
});

test('a first try that failed is told while its retries go on', () => {
  const lastFailure = { reason: 'dns', detail: '' } as const;
  expect(sourceHealth({ ...neverAsked, lastFailure }, now)).toMatchObject({ fails: 0, failure: 'dns' });
});
