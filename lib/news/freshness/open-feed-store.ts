import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/feed-source';
import { thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { openRecords } from '@/lib/freshness/records/open-records';
import { sharedStore } from '@/lib/freshness/records/shared-store';
import { startRefresher } from '@/lib/freshness/refresher';
import { atOnce, turns } from '@/lib/freshness/turns';
import { regroupSoon } from '@/lib/news/clusters/regroup-soon';
import { fetchFeed } from '@/lib/news/fetch-feed';
import { feedShape } from '@/lib/news/freshness/feed-shape';
import { createFeedStore, type FeedStore } from '@/lib/news/freshness/feed-store';
import { refreshFeed } from '@/lib/news/freshness/refresh-feed';
import { readFeedAside } from '@/lib/news/read-feed-aside';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, sections } from '@/lib/sections';
import { type Settings, settings } from '@/lib/settings/settings';

/** Their datelines are dropped: a story filed there need not say so. */
function nearTowns({ name, local }: City): string[] {
  const near = local.places.filter(({ reach }) => reach === 'town' || reach === 'county');
  return [...new Set([name, ...near.flatMap(({ town }) => town ?? [])])];
}

function sectionsOf(url: string, { feeds }: Settings): FeedKey[] {
  const holds = (feedKey: FeedKey) =>
    feedSources(feedKey, feeds, thisCity()).some((source) => source.url === url);
  return sections.map(({ feedKey }) => feedKey).filter(holds);
}

function createStore(now: Settings): FeedStore {
  const city = thisCity();
  const manners = {
    userAgent: `${city.robotName}/1.0 (+${now.siteUrl}; ${city.email})`,
    proxyUrl: now.feedProxyUrl,
    now: Date.now,
  };
  const turn = turns(now.feeds.kind === 'live' && !now.feedProxyUrl ? 1 : atOnce);
  const place = {
    folder: path.resolve(/*turbopackIgnore: true*/ now.cacheDir, 'news'),
    store: sharedStore(),
    name: `${now.city}:news`,
    now: Date.now,
    log,
  };
  return createFeedStore({
    refresh: (source, record, onFailedTry) =>
      refreshFeed(source, record, {
        fetch: (address, since) => turn(address)(() => fetchFeed(address, since, manners)),
        read: readFeedAside,
        sleep,
        onFailedTry,
        zone: city.timeZone,
        places: nearTowns(city),
      }),
    store: openRecords(place, feedShape),
    refreshMs: now.feedRefreshSeconds * 1000,
    now: Date.now,
    random: Math.random,
    onChange({ url }) {
      markNewsChanged(sectionsOf(url, now));
      regroupSoon();
    },
    log,
  });
}

// One per process: pages and route handlers are bundled separately.
const shared = globalThis as typeof globalThis & { feedStore?: FeedStore };

export function feedStore(): FeedStore {
  shared.feedStore ??= createStore(settings());
  return shared.feedStore;
}

export function allSources(): FeedSource[] {
  const listed = sections.flatMap((section) => feedSources(section.feedKey, settings().feeds, thisCity()));
  return [...new Map(listed.map((source) => [source.url, source])).values()];
}

export function keepFeedsFresh(): void {
  const sources = allSources();
  startRefresher({
    look: () => sources.map((source) => feedStore().refresh(source)),
    onJump(ms) {
      log('warn', 'the clock was set; ages are counted on from what they were', {
        bySeconds: Math.round(ms / 1000),
      });
      feedStore().shift(ms);
      markNewsChanged();
    },
    log,
  });
}
