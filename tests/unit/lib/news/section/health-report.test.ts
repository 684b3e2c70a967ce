import { expect, test } from '@jest/globals';
import type { City } from '@/lib/city/city-type';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { healthReport, MAX_LISTED, networkReport } from '@/lib/news/section/health-report';
import { boulder, merida } from '../../../small-cities';
import { item } from '../make-item';

const now = Date.parse('2026-11-21T12:00:00Z');
const healthy = {
  ...newRecord('https://ana:word@a.example/feed?key=secret'),
  items: [item()],
  goodAt: now - 5000,
  nextTry: now + 60_000,
};

test('healthReport reports a healthy feed’s age and next try, without the secrets in its address', () => {
  const counts = { failing: 0, stale: 0, paused: 0 };
  const feed = { url: 'https://a.example/feed', items: 1, ageSeconds: 5, fails: 0, nextTryInSeconds: 60 };
  expect(healthReport([healthy], now)).toEqual({ status: 'ok', ...counts, feeds: [feed] });
});

test('healthReport reports how many items were kept and dropped', () => {
  const tally = { came: 3, kept: 1, dropped: { duplicate: 2 } };
  const leftOut = { sports: { 'not-local': 1 } };
  const report = healthReport([{ ...healthy, tally }], now, new Map([[healthy.url, leftOut]]));
  expect(report.feeds).toMatchObject([{ items: 1, came: 3, dropped: { duplicate: 2 }, leftOut }]);
});

test('healthReport reports why a feed fails', () => {
  const lastFailure = { reason: 'http-status', detail: '', status: 503 } as const;
  const feeds = [{ fails: 2, failure: 'http-status 503' }];
  const report = healthReport([{ ...healthy, fails: 2, lastFailure }], now);
  expect(report).toMatchObject({ status: 'degraded', failing: 1, feeds });
});

test('healthReport counts a feed as stale after an hour without a response, unless it was never fetched', () => {
  const silent = { ...healthy, goodAt: now - 3_600_000 };
  expect(healthReport([silent], now)).toMatchObject({ status: 'degraded', stale: 1 });
  expect(healthReport([newRecord(a)], now)).toMatchObject({ status: 'ok', stale: 0 });
});

test('healthReport reports the new address of a feed that has moved permanently (quirk 51)', () => {
  const moved = { ...healthy, movedTo: 'https://b.example/feed.xml' };
  expect(healthReport([moved], now).feeds).toMatchObject([{ movedTo: 'https://b.example/feed.xml' }]);
});

test('healthReport reports a paused feed as paused, not as failing or stale', () => {
  const silent = { ...healthy, goodAt: now - 3_600_000, fails: 3 };
  const counts = { failing: 0, stale: 0, paused: 1 };
  const report = healthReport([silent], now, new Map(), new Set([silent.url]));
  expect(report).toMatchObject({ status: 'ok', ...counts, feeds: [{ paused: true }] });
});

function listed(...named: [string, ...City[]][]) {
  return new Map(
    named.map(([url, ...cities]) => [url, { source: { url }, cities: cities as [City, ...City[]] }]),
  );
}

function good(url: string, ageMs = 5000): FeedRecord {
  return { ...newRecord(url), items: [item()], goodAt: now - ageMs, nextTry: now + 60_000 };
}

function failing(url: string, ageMs = 5000): FeedRecord {
  return { ...good(url, ageMs), fails: 1, lastFailure: { reason: 'http-status', detail: '', status: 503 } };
}

const a = 'https://a.example/feed';
const b = 'https://b.example/feed';

test('networkReport counts healthy feeds without listing them', () => {
  const counts = { sources: 2, paused: 0, unasked: 0, failing: 0, stale: 0, moreFailing: 0 };
  const report = networkReport(listed([a, boulder], [b, merida]), [good(a), good(b)], now);
  expect(report).toEqual({ status: 'ok', ...counts, feeds: [] });
});

test('networkReport lists a failing feed with its first city and the number of cities, without its query', () => {
  const secret = `${a}?key=secret`;
  const report = networkReport(listed([secret, boulder, merida]), [failing(secret)], now);
  const feed = { url: a, city: 'boulder', cities: 2, items: 1, fails: 1, failure: 'http-status 503' };
  expect(report).toMatchObject({ status: 'degraded', failing: 1 });
  expect(report.feeds).toEqual([{ ...feed, ageSeconds: 5, nextTryInSeconds: 60 }]);
});

test('networkReport counts a feed that was never fetched as neither stale nor failing', () => {
  const report = networkReport(listed([a, boulder], [b, boulder]), [newRecord(a)], now);
  expect(report).toMatchObject({ status: 'ok', sources: 2, unasked: 2, stale: 0 });
});

test('networkReport does not count a feed that no city lists anymore', () => {
  const report = networkReport(listed([a, boulder]), [good(a), failing(b)], now);
  expect(report).toMatchObject({ status: 'ok', sources: 1, failing: 0 });
});

test('networkReport lists the feeds that have failed longest and counts the rest', () => {
  const urls = Array.from({ length: MAX_LISTED + 7 }, (_, at) => `https://${at}.example/feed`);
  const records = urls.map((url, at) => failing(url, at * 1000));
  const report = networkReport(listed(...urls.map((url) => [url, boulder] as [string, City])), records, now);
  expect(report).toMatchObject({ failing: urls.length, moreFailing: 7 });
  expect(report.feeds.map(({ url }) => url)).toEqual(urls.toReversed().slice(0, MAX_LISTED));
});
