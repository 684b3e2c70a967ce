import { expect, test } from '@jest/globals';
import { newRecord } from '@/lib/news/freshness/feed-record';
import { healthReport } from '@/lib/news/freshness/health-report';
import { item } from '../make-item';

const now = Date.parse('2026-11-21T12:00:00Z');
const healthy = {
  ...newRecord('https://a.example/feed?key=secret'),
  items: [item({})],
  goodAt: now - 5000,
  nextTry: now + 60_000,
};

test('a healthy feed is told with its age and its next try, and without its query', () => {
  expect(healthReport([healthy], now)).toEqual({
    status: 'ok',
    failing: 0,
    stale: 0,
    feeds: [{ url: 'https://a.example/feed', items: 1, ageSeconds: 5, fails: 0, nextTryInSeconds: 60 }],
  });
});

test('what became of the items of a feed is told', () => {
  const tally = { came: 3, kept: 1, dropped: { duplicate: 2 } };
  const leftOut = { sports: { 'not-local': 1 } };
  const report = healthReport([{ ...healthy, tally }], now, new Map([[healthy.url, leftOut]]));
  expect(report.feeds).toMatchObject([{ items: 1, came: 3, dropped: { duplicate: 2 }, leftOut }]);
});

test('a failing feed is told by the name of its failure', () => {
  const failing = {
    ...healthy,
    fails: 2,
    lastFailure: { reason: 'http-status', detail: '', status: 503 } as const,
  };
  expect(healthReport([failing], now)).toMatchObject({
    status: 'degraded',
    failing: 1,
    feeds: [{ fails: 2, failure: 'http-status 503' }],
  });
});

test('a feed that was silent for an hour is stale', () => {
  expect(healthReport([{ ...healthy, goodAt: now - 3_600_000 }], now)).toMatchObject({
    status: 'degraded',
    stale: 1,
  });
});

test('a feed that was never asked is not stale', () => {
  expect(healthReport([newRecord('https://new.example/feed')], now)).toMatchObject({
    status: 'ok',
    stale: 0,
  });
});

test('quirk 51: a feed that has moved for good is told to the operator, with its new address', () => {
  const moved = { ...healthy, movedTo: 'https://b.example/feed.xml' };
  expect(healthReport([moved], now).feeds).toMatchObject([{ movedTo: 'https://b.example/feed.xml' }]);
});
