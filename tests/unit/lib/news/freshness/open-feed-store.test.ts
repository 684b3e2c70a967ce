import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FeedSource } from '@/lib/city/schema/feed-source';
import { inCity } from '@/lib/city/this-city';
import { allSources, feedStore, keepFeedsFresh } from '@/lib/news/freshness/open-feed-store';
import { smallest, writeCities } from '../../city/read/write-city';

const shared = globalThis as { cityStore?: unknown; feedStore?: unknown; listedSources?: unknown };
const before = { ...process.env };

/** Two cities with a feed in common, and one of the second's own. */
beforeEach(() => {
  for (const name of ['cityStore', 'feedStore', 'listedSources'] as const) delete shared[name];
  delete process.env.CITY;
  process.env.FEEDS = 'live';
  process.env.CITIES_DIR = writeCities({
    boulder: `${smallest}hosts: [boulder.example]`,
    marfa: `${smallest}    - url: https://marfa.example/feed
      name: Marfa News
hosts: [marfa.example]`,
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['cityStore', 'feedStore', 'listedSources'] as const) delete shared[name];
  process.env = { ...before };
});

const ofBoth = 'https://news.example/feed';
const ofMarfa = 'https://marfa.example/feed';

/** A store that notes which feeds it was to refresh, and by how much its clock was set. */
function noted(...resting: string[]) {
  const events: string[] = [];
  shared.feedStore = {
    isResting: ({ url }: FeedSource) => resting.includes(url),
    refresh: async ({ url }: FeedSource) => void events.push(url),
    shift: (ms: number) => void events.push(`shift ${ms}`),
  };
  return events;
}

test('a feed that several cities name is one source', () => {
  expect(allSources().map(({ url }) => url)).toEqual([ofBoth, ofMarfa]);
});

test('there is one store in a process', () => {
  expect(inCity('boulder', feedStore)).toBe(inCity('marfa', feedStore));
});

test('each feed is looked at when the site starts and every second from then on', () => {
  jest.useFakeTimers();
  const events = noted();
  keepFeedsFresh();
  expect(events).toEqual([ofBoth, ofMarfa]);
  jest.advanceTimersByTime(999);
  expect(events).toHaveLength(2);
  jest.advanceTimersByTime(1);
  expect(events).toEqual([ofBoth, ofMarfa, ofBoth, ofMarfa]);
});

test('a feed that is not due is left alone', () => {
  jest.useFakeTimers();
  const events = noted(ofBoth);
  keepFeedsFresh();
  expect(events).toEqual([ofMarfa]);
});
