import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { inSlices, type Pause } from '@/lib/base/in-slices';
import { bugFacts, log } from '@/lib/base/log';
import { outsideRequests, processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { inCity, thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { Grouping } from '@/lib/news/clusters/grouping';
import type { StoryGroups } from '@/lib/news/clusters/join-stories';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem } from '@/lib/news/section/describe-item';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

async function itemsOf(city: City, pause: Pause): Promise<NewsItem[]> {
  const items: NewsItem[] = [];
  for (const { feedKey } of sections)
    for (const source of feedSources(feedKey, settings().feeds, city))
      for (const item of (await feedStore().known(source)).items) {
        items.push(describeItem(item, source, { feedKey, city }).item);
        await pause();
      }
  return items;
}

/** `asOf`: the news until then is in it, in monotonic ms. */
type Grouped = { grouping: Grouping; asOf: number };

/** Cities that readers asked for last: a grouping holds all stories of its city, 1.5 MB. */
const mostCities = 200;

function openGroups(): Cache<Grouped> {
  return new Cache<Grouped>({
    max: mostCities,
    stateOf: ({ asOf }, key) => (newsChangedAt(key) >= asOf ? 'gone' : 'fresh'),
  });
}

async function regroup(key: string, known = new Grouping()): Promise<Grouped> {
  const asOf = monotonicNow();
  const pause = inSlices();
  try {
    await known.update(await inCity(key, () => itemsOf(thisCity(), pause)), pause);
  } catch (error) {
    log('error', 'grouping the news broke', bugFacts(error));
  }
  return { grouping: known, asOf };
}

/** Of this city's news as it is now; made in slices of 4 ms, once for all who wait. */
export async function storyGroups(): Promise<StoryGroups> {
  const groups = processWide('story groups', openGroups);
  const { key } = thisCity();
  const before = groups.peek(key)?.grouping;
  const { grouping } = await groups.getOrMake(key, () => outsideRequests(() => regroup(key, before)));
  return grouping.groups;
}
