import { expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { metricsNow } from '@/lib/health/metrics';
import { type FeedRecord, newRecord } from '@/lib/news/freshness/feed-record';
import { serveCitiesOf, smallest, writeCities } from '../city/read/write-city';

const now = Date.parse('2026-11-24T12:00:00Z');
const feeds = `feeds:
  local-news:
    - { url: 'https://a.example/feed?key=secret', name: A }
    - { url: 'https://a.example/feed?key=other', name: A }
    - { url: https://b.example/feed, name: B }
    - { url: https://c.example/feed, name: C }
    - { url: https://d.example/feed, name: D }
`;
const boulder = smallest.replace(/feeds:.*/s, feeds);
const record = (url: string, facts: Partial<FeedRecord>) => ({ ...newRecord(url), ...facts });

const samplesOf = (name: string) =>
  metricsNow(now, { hits: 7, renders: 3, bytes: 90 })
    .split('\n')
    .filter((line) => line.startsWith(name))
    .map((line) => line.slice(name.length));

const cities = writeCities({
  boulder: `${boulder}hosts: [boulder.example]\n`,
  marfa: `${boulder}hosts: [marfa.example]\n`,
});
await serveCitiesOf(cities, { SITE_URL: 'https://{host}', FEEDS: 'live' });
const records = [
  record('https://a.example/feed?key=secret', { goodAt: now - 60_000 }),
  record('https://a.example/feed?key=other', { goodAt: now - 90_000 }),
  record('https://b.example/feed', { goodAt: now - 2 * 3_600_000 }),
  record('https://c.example/feed', { goodAt: now - 60_000, fails: 2 }),
  record('https://gone.example/feed', { goodAt: now }),
];
setProcessWide('news', { feedStore: { records: () => records } });

test('metricsNow counts each listed feed once, in one state', () => {
  expect(samplesOf('news_sources')).toEqual([
    '{state="fresh"} 2',
    '{state="stale"} 1',
    '{state="failing"} 1',
    '{state="unasked"} 1',
    '{state="paused"} 0',
  ]);
});

test('metricsNow lists each feed address once, without its query, from the oldest copy to the newest', () => {
  const age = (source: string, value: number) =>
    `{city="boulder",source="${source.toUpperCase()}",feed="https://${source}.example/feed"} ${value}`;
  expect(samplesOf('news_source_age_seconds')).toEqual([age('b', 7200), age('a', 90), age('c', 60)]);
});

test('metricsNow includes the metrics of the process and its cache', () => {
  expect(['news_renders_total', 'news_finished_hits_total', 'news_finished_bytes'].map(samplesOf)).toEqual([
    [' 3'],
    [' 7'],
    [' 90'],
  ]);
  expect(samplesOf('news_listeners')).toEqual([' 0']);
  expect(Number(samplesOf('process_resident_memory_bytes')[0])).toBeGreaterThan(1e7);
});
