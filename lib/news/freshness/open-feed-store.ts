import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { pinnedCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { openRecords, placeFor } from '@/lib/freshness/records/records';
import {
  type CacheDeps,
  createRevalidatingCache,
  type RevalidatingCache,
} from '@/lib/freshness/revalidating-cache';
import {
  fetchesAtOnce,
  firstLookAfter,
  lookOf,
  startRefresher,
  type Turns,
  turns,
} from '@/lib/freshness/schedule';
import { inWallTime } from '@/lib/freshness/timed';
import { isPausedFor } from '@/lib/news/desk/paused';
import { applyResponse, type RefreshResult } from '@/lib/news/freshness/apply-response';
import { type FeedRecord, feedShape, newRecord } from '@/lib/news/freshness/feed-record';
import { refreshFeed } from '@/lib/news/freshness/refresh-feed';
import { readFeed } from '@/lib/news/read/read-feed';
import { isSampleAddress } from '@/lib/news/sources/feed-sources';
import { fetchFeed } from '@/lib/news/sources/fetch-feed';
import { editWatch, listedSources, readerOf, sourcesOf } from '@/lib/news/sources/listed-sources';
import { type Settings, settings } from '@/lib/settings/settings';

type Deps = CacheDeps<FeedSource, FeedRecord, RefreshResult>;

export type StoreDeps = Pick<Deps, 'refresh' | 'store' | 'now' | 'random' | 'onChange' | 'log'> & {
  refreshMs: number;
};

export type FeedStore = RevalidatingCache<FeedSource, FeedRecord>;

function looksOf(record: FeedRecord): string {
  const shown = record.items.map(({ firstSeen: _, dateSeen: __, ...item }) => item);
  return JSON.stringify(
    record.items.length > 0
      ? shown
      : [record.goodAt > 0, record.lastFailure?.reason, record.lastFailure?.status],
  );
}

/** Its functions never throw for failures outside the program; the records that it gives are in wall times. */
export function createFeedStore({ refreshMs, ...deps }: StoreDeps): FeedStore {
  const cache = createRevalidatingCache<FeedSource, FeedRecord, RefreshResult>({
    ...deps,
    name: 'feed',
    keyOf: ({ url }) => url,
    unknown: newRecord,
    apply: (before, result) =>
      applyResponse(before, result, { now: deps.now(), refreshMs, random: deps.random() }),
    looksOf,
  });
  return {
    ...cache,
    known: async (source) => inWallTime(await cache.known(source)),
    records: () => cache.records().map(inWallTime),
  };
}

type Asked = Pick<Settings, 'feeds' | 'feedProxyUrl' | 'feedRefreshSeconds'>;

/**
 * One fetch at a time from each host, whichever cities name it; several where all go to the operator's own, a template's
 * or a proxy's. Samples are files, and wait for nothing.
 */
export function feedTurns({ feeds, feedProxyUrl, feedRefreshSeconds }: Asked, sources: number): Turns {
  const most = fetchesAtOnce(sources, feedRefreshSeconds * 1000);
  const isOperators = feeds.kind === 'template' || feedProxyUrl !== undefined;
  const turn = turns(isOperators ? most : 1, undefined, most);
  return (address) => (isSampleAddress(address) ? (work) => work() : turn(address));
}

function createStore(now: Settings): FeedStore {
  const proxied = { proxyUrl: now.feedProxyUrl, now: Date.now };
  const turn = feedTurns(now, listedSources().size);
  // No city has this name: what is read for one city alone differs from what is read for several.
  const place = placeFor('news', `${now.city ?? '*'}:news`);
  return createFeedStore({
    refresh(asked, record) {
      const { source, userAgent, zone, places } = readerOf(asked);
      const options = { ...proxied, userAgent };
      return refreshFeed(source, record, {
        fetch: (address, since) => turn(address)(() => fetchFeed(address, since, options)),
        // A copy: V8's substrings hold on to the document that they are a part of.
        read: (request) => structuredClone(readFeed(request)),
        zone,
        places,
      });
    },
    store: openRecords(place, feedShape),
    refreshMs: now.feedRefreshSeconds * 1000,
    now: monotonicNow,
    random: Math.random,
    onChange({ url }) {
      for (const { key } of listedSources().get(url)?.cities ?? []) markNewsChanged(key);
    },
    log,
  });
}

export function feedStore(): FeedStore {
  return processWide('feed store', () => createStore(settings()));
}

type Look = { round: number; sinceStart: number; isEdited: ReturnType<typeof editWatch> };

/** Every second, of thousands of sources: what can be known of one without a promise is asked first. */
function* dueRefreshes({ round, sinceStart, isEdited }: Look): Iterable<Promise<void>> {
  const store = feedStore();
  const sources = listedSources();
  const periodMs = settings().feedRefreshSeconds * 1000;
  const { turn, of } = lookOf(round, sources.size);
  let place = 0;
  for (const listed of sources.values()) {
    if (place++ % of !== turn) continue;
    const { source } = listed;
    if (isPausedFor(listed)) continue;
    if (isEdited(listed)) store.hurry(source);
    if (store.isResting(source)) continue;
    if (sinceStart >= firstLookAfter(source.url, sources.size, periodMs)) yield store.refresh(source);
  }
}

export function keepFeedsFresh(): void {
  const begun = performance.now();
  const isEdited = editWatch();
  let round = 0;
  startRefresher(
    () => dueRefreshes({ round: round++, sinceStart: performance.now() - begun, isEdited }),
    log,
  );
}

/** Returns the records of the feeds that a city lists now, each once; of several cities also those not fetched yet. */
export function recordsOf(city: City): FeedRecord[] {
  const known = feedStore().records();
  const urls = new Set(sourcesOf(city).map(({ url }) => url));
  if (pinnedCity() !== undefined) return known.filter(({ url }) => urls.has(url));
  const byUrl = new Map(known.map((record) => [record.url, record]));
  return [...urls].map((url) => byUrl.get(url) ?? newRecord(url));
}
