import { setTimeout } from 'node:timers/promises';
import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { onlyCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { openRecords, placeFor } from '@/lib/freshness/records/records';
import { RevalidatingStore } from '@/lib/freshness/revalidating-store';
import { fetchesAtOnce, type Round, roundsOf, type Turns, turns } from '@/lib/freshness/schedule';
import type { StoreOptions } from '@/lib/freshness/source-entry';
import { isPausedFor } from '@/lib/news/desk/paused';
import { applyResponse, type FeedRecord, feedShape, newRecord } from '@/lib/news/freshness/feed-record';
import { newsState } from '@/lib/news/freshness/news-state';
import { readFeed } from '@/lib/news/read/read-feed';
import { isSampleAddress } from '@/lib/news/sources/feed-sources';
import { fetchFeed, type RefreshResult, refreshFeed } from '@/lib/news/sources/fetch-feed';
import { hostPace } from '@/lib/news/sources/host-pace';
import { editWatch, listedSources, readerOf, sourcesOf } from '@/lib/news/sources/listed-sources';
import { type Settings, settings } from '@/lib/settings/settings';

type Options = StoreOptions<FeedSource, FeedRecord, RefreshResult>;

export type FeedStoreOptions = Omit<Options, 'name' | 'keyOf' | 'unknown' | 'apply' | 'looksOf'>;

type Store<Result> = RevalidatingStore<FeedSource, FeedRecord, Result>;

export type FeedStore = Pick<Store<RefreshResult>, keyof Store<RefreshResult>>;

const keyOf = ({ url }: FeedSource) => url;

function looksOf(record: FeedRecord): string {
  const shown = record.items.map(({ firstSeen: _, dateSeen: __, ...item }) => item);
  return JSON.stringify(
    record.items.length > 0
      ? shown
      : [record.goodAt > 0, record.lastFailure?.reason, record.lastFailure?.status],
  );
}

/** Creates a store that keeps the last good copy of each feed and revalidates it. */
export function createFeedStore(options: FeedStoreOptions): FeedStore {
  return new RevalidatingStore({
    ...options,
    name: 'feed',
    keyOf,
    unknown: newRecord,
    apply: applyResponse,
    looksOf,
  });
}

type TurnSettings = Pick<Settings, 'feeds' | 'feedProxyUrl' | 'feedRefreshSeconds'>;

/** Whether all feeds come from one host that the operator runs: the host of the feed template or the proxy. */
function isOperators({ feeds, feedProxyUrl }: Pick<Settings, 'feeds' | 'feedProxyUrl'>): boolean {
  return feeds.kind === 'template' || feedProxyUrl !== undefined;
}

/**
 * Limits fetches to one at a time per host, or to several if all feeds come from a host that the operator
 * runs. Samples are files and are read without a limit.
 */
export function feedTurns(current: TurnSettings, sources: number): Turns {
  const maxAtOnce = fetchesAtOnce(sources, current.feedRefreshSeconds * 1000);
  const turn = turns(isOperators(current) ? maxAtOnce : 1, undefined, maxAtOnce);
  return (address) => (isSampleAddress(address) ? (work) => work() : turn(address));
}

function recordsOnDisk({ city }: Pick<Settings, 'city'>) {
  // A process for several cities uses '*', which no city can have as its key. It parses feeds that cities share
  // differently, so it needs separate records.
  return openRecords(placeFor('news', `${city ?? '*'}:news`), feedShape);
}

function onChange({ url }: FeedSource): void {
  for (const { key } of listedSources().get(url)?.cities ?? []) markNewsChanged(key);
}

function createStore(now: Settings): FeedStore {
  const proxied = { proxyUrl: now.feedProxyUrl, now: Date.now };
  const turn = feedTurns(now, listedSources().size);
  const pace = isOperators(now) ? undefined : hostPace({ now: monotonicNow, wait: setTimeout });
  return createFeedStore({
    fetch: (listed, record) => {
      const { source, userAgent, zone, places } = readerOf(listed);
      const options = { ...proxied, userAgent };
      return refreshFeed(source, record, {
        fetch: (address, since) =>
          turn(address)(() => {
            const send = () => fetchFeed(address, since, options);
            return pace && !isSampleAddress(address) ? pace(address, send) : send();
          }),
        // Copy the result, because V8's substrings keep the whole document in memory.
        read: (document, options) => structuredClone(readFeed(document, options)),
        zone,
        places,
      });
    },
    records: recordsOnDisk(now),
    revalidateMs: now.feedRefreshSeconds * 1000,
    now: monotonicNow,
    random: Math.random,
    onChange,
    log,
  });
}

const REREAD_MS = 5000;

/**
 * Makes this process read the records that the site stores in CACHE_DIR and Redis. It never fetches a feed or writes a
 * record, and it rereads a record after five seconds.
 */
export function openSavedFeeds(): void {
  const { load } = recordsOnDisk(settings());
  newsState().feedStore = new RevalidatingStore<FeedSource, FeedRecord, FeedRecord | undefined>({
    name: 'saved feed',
    keyOf,
    unknown: newRecord,
    fetch: ({ url }) => load(url),
    apply: (before, saved, { now }) => ({ ...(saved ?? before), fails: 0, nextTry: now + REREAD_MS }),
    looksOf,
    records: { load, save: async () => undefined },
    revalidateMs: REREAD_MS,
    now: monotonicNow,
    random: Math.random,
    onChange,
    log,
  });
}

/** Returns the store of this process, which is created on first use. */
export function feedStore(): FeedStore {
  const state = newsState();
  state.feedStore ??= createStore(settings());
  return state.feedStore;
}

/**
 * Returns the function that the scheduler calls in each round. It refreshes the feeds of all cities before
 * readers need them.
 */
export function feedRounds(): Round {
  const isEdited = editWatch();
  return roundsOf({
    sources: () => [...listedSources().values()],
    nameOf: ({ source }) => source.url,
    periodMs: () => settings().feedRefreshSeconds * 1000,
    look(listed) {
      if (!isPausedFor(listed) && isEdited(listed)) feedStore().hurry(listed.source);
    },
    refreshes(listed) {
      const { source } = listed;
      return isPausedFor(listed) || feedStore().isResting(source) ? [] : [feedStore().refresh(source)];
    },
  });
}

/**
 * Returns the records of the feeds that a city lists now. In a process for several cities, feeds that were
 * never fetched get an empty record.
 */
export function recordsOf(city: City): FeedRecord[] {
  const known = feedStore().records();
  const urls = new Set(sourcesOf(city).map(({ url }) => url));
  if (onlyCity() !== undefined) return known.filter(({ url }) => urls.has(url));
  const byUrl = new Map(known.map((record) => [record.url, record]));
  return [...urls].map((url) => byUrl.get(url) ?? newRecord(url));
}
