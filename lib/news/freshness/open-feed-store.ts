import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicNow } from '@/lib/base/clock';
import { inSlices } from '@/lib/base/in-slices';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import type { FeedSource } from '@/lib/city/schema/news';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { openRecords } from '@/lib/freshness/records/open-records';
import { sharedStore } from '@/lib/freshness/records/shared-store';
import { startRefresher } from '@/lib/freshness/schedule/refresher';
import { firstLookAfter, lookOf } from '@/lib/freshness/schedule/spread';
import { regroupSoon } from '@/lib/news/clusters/regroup-soon';
import { fetchFeed } from '@/lib/news/fetch-feed';
import { feedShape } from '@/lib/news/freshness/feed-shape';
import { createFeedStore, type FeedStore } from '@/lib/news/freshness/feed-store';
import { feedTurns } from '@/lib/news/freshness/feed-turns';
import { refreshFeed } from '@/lib/news/freshness/refresh-feed';
import { readFeedOffThread } from '@/lib/news/read-feed-off-thread';
import { editWatch } from '@/lib/news/sources/edit-watch';
import { listedSources, sectionsWith } from '@/lib/news/sources/listed-sources';
import { readerOf } from '@/lib/news/sources/source-reader';
import { type Settings, settings } from '@/lib/settings/settings';

/** In slices: a shared feed has thousands of cities. */
async function tellCities({ url }: FeedSource): Promise<void> {
  const pause = inSlices();
  for (const city of listedSources().get(url)?.cities ?? []) {
    markNewsChanged(city.key, sectionsWith(url, city));
    regroupSoon(city.key);
    const rest = pause();
    if (rest) await rest;
  }
}

function createStore(now: Settings): FeedStore {
  const proxied = { proxyUrl: now.feedProxyUrl, now: Date.now };
  const turn = feedTurns(now, listedSources().size);
  const place = {
    folder: path.resolve(/*turbopackIgnore: true*/ now.cacheDir, 'news'),
    store: sharedStore(),
    // No city has this name: what is read for one city alone differs from what is read for several.
    name: `${now.city ?? '*'}:news`,
    now: Date.now,
    log,
  };
  return createFeedStore({
    refresh(asked, record, onFailedTry) {
      const { source, userAgent, zone, places } = readerOf(asked);
      const options = { ...proxied, userAgent };
      return refreshFeed(source, record, {
        fetch: (address, since) => turn(address)(() => fetchFeed(address, since, options)),
        read: readFeedOffThread,
        sleep,
        onFailedTry,
        zone,
        places,
      });
    },
    store: openRecords(place, feedShape),
    refreshMs: now.feedRefreshSeconds * 1000,
    now: monotonicNow,
    random: Math.random,
    onChange: (source) => void tellCities(source),
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
    if (isEdited(listed)) store.hurry(source);
    if (store.isResting(source)) continue;
    if (sinceStart >= firstLookAfter(source.url, sources.size, periodMs)) yield store.refresh(source);
  }
}

export function keepFeedsFresh(): void {
  const begun = performance.now();
  const isEdited = editWatch();
  let round = 0;
  startRefresher({
    look: () => dueRefreshes({ round: round++, sinceStart: performance.now() - begun, isEdited }),
    log,
  });
}
