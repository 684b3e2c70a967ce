import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { bugFacts, log } from '@/lib/base/log';
import { outsideRequests, processWide } from '@/lib/base/process-wide';
import { inSlices, type Pause, workQueue } from '@/lib/base/work-queue';
import type { City } from '@/lib/city/city-type';
import { inCity, thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { createGroupStore, type GroupStore } from '@/lib/news/clusters/group-store';
import type { StoryGroups } from '@/lib/news/clusters/join-stories';
import { onFeedsChanged } from '@/lib/news/clusters/regroup-soon';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem } from '@/lib/news/section/describe-item';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** By the key of a story, the sections that it was in when the feeds were last read. */
type Places = Map<string, Set<FeedKey>>;

function sectionsOf(keys: readonly string[], places: Places): FeedKey[] {
  return [...new Set(keys.flatMap((key) => [...(places.get(key) ?? [])]))];
}

function note(item: NewsItem, feedKey: FeedKey, places: Places): void {
  const key = poolKey(item);
  places.set(key, (places.get(key) ?? new Set()).add(feedKey));
}

async function itemsOf(city: City, places: Places, pause: Pause): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  places.clear();
  for (const { feedKey } of sections)
    for (const source of feedSources(feedKey, settings().feeds, city))
      for (const item of (await feedStore().known(source)).items) {
        note(item, feedKey, places);
        items.push(describeItem(item, source, { feedKey, city }).item);
        const rest = pause();
        if (rest) await rest;
      }
  return items;
}

/** `ready` ends with the first grouping, or before it where that takes long. */
type Opened = { store: GroupStore; ready: Promise<void> };

/** ms. */
const longestFirstGrouping = 1000;

function openGroups(key: string): Opened {
  const places: Places = new Map();
  const read = (pause: Pause) => inCity(key, () => itemsOf(thisCity(), places, pause));
  const store = createGroupStore({
    read,
    pause: inSlices(),
    onChange: (keys) => markNewsChanged(key, sectionsOf(keys, places)),
    onFault: (error) => log('error', 'grouping the news broke', bugFacts(error)),
  });
  const ready = Promise.race([store.refresh(), sleep(longestFirstGrouping, undefined, { ref: false })]);
  return { store, ready };
}

/**
 * Of the cities that readers asked for last: a group store of a city holds all its stories, 1.5 MB. More than the pages
 * that are renewed without a reader (lib/server/finished/), each of which would open its city's again.
 */
const mostCities = 200;

function openStores(): LRUCache<string, Opened> {
  const stores = new LRUCache<string, Opened>({ max: mostCities });
  // One city after the other: a feed of all of them changes, and their slices would run in one go.
  const regroup = workQueue(async (key) => stores.peek(key)?.store.refresh());
  onFeedsChanged((key) => {
    if (stores.has(key)) regroup(key);
  });
  return stores;
}

function groupsHere(): Opened {
  const stores = processWide('story groups', openStores);
  const { key } = thisCity();
  const opened = stores.get(key) ?? outsideRequests(() => openGroups(key));
  stores.set(key, opened);
  return opened;
}

/** Of this city, as last grouped: empty at first, never waits. */
export function storyGroups(): StoryGroups {
  return groupsHere().store.current();
}

/** Ends when this city's stories have been grouped once; after a second at the latest. */
export function firstGrouping(): Promise<void> {
  return groupsHere().ready;
}
