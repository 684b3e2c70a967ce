import { afterEach, describe, expect, test } from '@jest/globals';
import { setProcessWide } from '@/lib/base/process-wide';
import { newRecord } from '@/lib/news/freshness/feed-record';
import type { FeedStore } from '@/lib/news/freshness/open-feed-store';
import {
  type KnownFeed,
  lastUpdate,
  sectionFeeds,
  sectionState as sectionStateIn,
} from '@/lib/news/section/section-news';
import { city } from '../../../any-city';
import { item } from '../make-item';

const hour = 3_600_000;
const now = Date.parse('2026-11-21T12:00:00Z');
const sectionState = (feeds: readonly KnownFeed[], at: number) => sectionStateIn(feeds, at, { city });

function feed(name: string, record: Partial<KnownFeed['record']>): KnownFeed {
  const url = `https://${name}.example/feed`;
  return { source: { url }, record: { ...newRecord(url), ...record } };
}

describe('the state of a section (requirements section 4)', () => {
  test('is `items` with the items of all feeds, newest first', () => {
    const older = item({ title: 'Older', pubDate: new Date(now - 48 * hour) });
    const newer = item({ title: 'Newer', pubDate: new Date(now - 36 * hour) });
    const feeds = [feed('a', { items: [older], goodAt: now }), feed('b', { items: [newer], goodAt: now })];
    const news = { state: 'items', items: [newer, older], updatedAt: new Date(now), stale: false };
    expect(sectionState(feeds, now)).toMatchObject(news);
  });

  test('has the time of the latest good response of any feed', () => {
    const recent = feed('a', { items: [item()], goodAt: now - hour / 2 });
    const older = feed('b', { items: [item()], goodAt: now - 3 * hour });
    const updatedAt = new Date(now - hour / 2);
    expect(sectionState([recent, older], now)).toMatchObject({ updatedAt, stale: false });
  });

  test('is marked stale, with its age, once the latest response is an hour old', () => {
    const fresh = sectionState([feed('a', { items: [item()], goodAt: now - hour + 1 })], now);
    const stale = sectionState([feed('a', { items: [item()], goodAt: now - hour })], now);
    expect([fresh, stale]).toMatchObject([
      { stale: false },
      { stale: true, updatedAt: new Date(now - hour) },
    ]);
  });

  test('leaves out the items of a feed that has not responded for seven days', () => {
    const lastFailure = { reason: 'dns', detail: '' } as const;
    const gone = feed('a', { items: [item()], goodAt: now - 7 * 24 * hour, lastFailure });
    expect(sectionState([gone], now)).toEqual({ state: 'error', message: 'Failed to fetch RSS feed' });
  });

  test('is `empty` without sources, or if its feed responded without items', () => {
    expect(sectionState([], now)).toEqual({ state: 'empty' });
    expect(sectionState([feed('a', { goodAt: now })], now)).toEqual({ state: 'empty' });
  });

  test("is `error` with 'HTTP error! status: {code}' (requirements section 8)", () => {
    const down = feed('a', { fails: 1, lastFailure: { reason: 'http-status', detail: '', status: 503 } });
    expect(sectionState([down], now)).toEqual({ state: 'error', message: 'HTTP error! status: 503' });
  });

  test('is marked `waiting` while a feed’s first fetch has not ended', () => {
    expect(sectionState([feed('a', {})], now)).toMatchObject({ state: 'error', waiting: true });
    const down = feed('b', { fails: 1, lastFailure: { reason: 'dns', detail: '' } });
    expect(sectionState([feed('a', {}), down], now)).toMatchObject({ waiting: true });
    expect(sectionState([down], now)).not.toHaveProperty('waiting');
  });

  test('is `items` if one of two feeds is good (quirk 50)', () => {
    const down = feed('a', { fails: 1, lastFailure: { reason: 'dns', detail: '' } });
    const good = feed('b', { items: [item()], goodAt: now });
    expect(sectionState([down, good], now)).toMatchObject({ state: 'items' });
  });
});

test('a section keeps the sixty newest items', () => {
  const items = Array.from({ length: 61 }, () => item());
  const state = sectionState([feed('a', { items, goodAt: now })], now);
  expect(state.state === 'items' && state.items).toHaveLength(60);
  expect(state).not.toHaveProperty('beyond');
});

test('sectionFeeds reads the last good copies of the section’s feeds', async () => {
  const read = async ({ url }: { url: string }) => ({ ...newRecord(url), goodAt: now });
  const known = async ({ url }: { url: string }) => newRecord(url);
  setProcessWide('news', { feedStore: { read, known } });
  expect(await sectionFeeds(city, 'sports')).toEqual([
    expect.objectContaining({ record: expect.objectContaining({ goodAt: now }) }),
  ]);
});

/** Sets when each feed last had a good response; 0 means that it never had one. */
function answeredAt(...times: number[]): void {
  let next = 0;
  const known = async () => ({ goodAt: times[next++] ?? 0 });
  setProcessWide('news', { feedStore: { known } as unknown as FeedStore });
}

afterEach(() => {
  setProcessWide('news', undefined);
});

test('lastUpdate returns the time of the latest good response of any feed, if there is one', async () => {
  answeredAt(5000, 0, 1000);
  expect(await lastUpdate(city)).toEqual(new Date(5000));
  answeredAt();
  expect(await lastUpdate(city)).toBeUndefined();
});
