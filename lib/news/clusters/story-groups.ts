import { bugFacts, log } from '@/lib/base/log';
import { thisCity } from '@/lib/city/this-city';
import { markNewsChanged } from '@/lib/freshness/news-changed';
import { createGroupStore, type GroupStore } from '@/lib/news/clusters/group-store';
import type { StoryGroups } from '@/lib/news/clusters/join-stories';
import { onFeedsChanged } from '@/lib/news/clusters/regroup-soon';
import { inSlices } from '@/lib/news/clusters/slices';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem } from '@/lib/news/sources/describe-item';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** The sections of each story when the feeds were last read, by its key. */
const places = new Map<string, Set<FeedKey>>();

function sectionsOf(keys: readonly string[]): FeedKey[] {
  return [...new Set(keys.flatMap((key) => [...(places.get(key) ?? [])]))];
}

function note(item: NewsItem, feedKey: FeedKey): void {
  const key = poolKey(item);
  places.set(key, (places.get(key) ?? new Set()).add(feedKey));
}

async function allItems(pause: () => Promise<void>): Promise<NewsItem[]> {
  const city = thisCity();
  const items: NewsItem[] = [];
  places.clear();
  for (const { feedKey } of sections)
    for (const source of feedSources(feedKey, settings().feeds, city))
      for (const item of (await feedStore().known(source)).items) {
        note(item, feedKey);
        items.push(describeItem(item, source, { feedKey, city }).item);
        await pause();
      }
  return items;
}

function openGroups(): GroupStore {
  const store = createGroupStore({
    read: allItems,
    pause: inSlices(),
    onChange: (keys) => markNewsChanged(sectionsOf(keys)),
    onFault: (error) => log('error', 'grouping the news broke', bugFacts(error)),
  });
  onFeedsChanged(() => void store.refresh());
  void store.refresh();
  return store;
}

// One per process: pages and route handlers are bundled separately.
const shared = globalThis as typeof globalThis & { storyGroups?: GroupStore };

/** As last grouped: empty at first, never waits. */
export function storyGroups(): StoryGroups {
  shared.storyGroups ??= openGroups();
  return shared.storyGroups.current();
}
