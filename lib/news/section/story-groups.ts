import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { inSlices, type Pause } from '@/lib/base/in-slices';
import { bugFacts, log } from '@/lib/base/log';
import { outsideRequests } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { Grouping } from '@/lib/news/clusters/grouping';
import type { Grouped, ShownGroups } from '@/lib/news/clusters/shown-groups';
import { inForce } from '@/lib/news/desk/in-force';
import { newsState } from '@/lib/news/freshness/news-state';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import { hiddenBefore, rememberHidden } from '@/lib/news/section/hidden-before';
import { bothHidden, type ListedItem, nothing, shownGroups } from '@/lib/news/section/hidden-items';
import { describeItem } from '@/lib/news/section/section-items';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settingsOf } from '@/lib/settings/settings';

async function itemsOf(city: City, pause: Pause): Promise<ListedItem[]> {
  const items: ListedItem[] = [];
  for (const { feedKey } of sections)
    for (const source of feedSources(city, feedKey, settingsOf(city)))
      for (const item of (await feedStore().known(source)).items) {
        items.push({ item: describeItem(item, source, { feedKey, city }).item, source });
        await pause();
      }
  return items;
}

/** Maximum number of cities whose groups are cached. Each takes 1.5 MB. */
const MAX_CITIES = 200;

function storedGroups(): Cache<Grouped> {
  const state = newsState();
  state.groups ??= new Cache<Grouped>({
    max: MAX_CITIES,
    stateOf: ({ asOf }, key) => (newsChangedAt(key) >= asOf ? 'gone' : 'fresh'),
  });
  return state.groups;
}

async function regroup(city: City, last?: Grouped): Promise<Grouped> {
  const asOf = monotonicNow();
  const pause = inSlices();
  const grouping = last?.grouping ?? new Grouping();
  try {
    const listed = await itemsOf(city, pause);
    // Hidden items are grouped too, so that other reports on the same story are found.
    const items = listed.map(({ item }) => item);
    await grouping.update(items, pause);
    // Read the stored list each time, because another instance may have hidden more reports.
    const stored = inForce(city, Date.now()).hidesStories ? await hiddenBefore(city.key) : {};
    const before = bothHidden(stored, last?.shown.before ?? {});
    const shown = shownGroups({ groups: grouping.groups, listed }, city, before);
    if (JSON.stringify(shown.before) !== JSON.stringify(stored)) await rememberHidden(city.key, shown.before);
    return { grouping, asOf, shown };
  } catch (error) {
    log('error', 'grouping the news broke', bugFacts(error));
    // Hidden reports must stay hidden even if grouping fails.
    const hidden = new Set(Object.values(await hiddenBefore(city.key)).flat());
    return { grouping, asOf, shown: last?.shown ?? { ...nothing, hidden } };
  }
}

/** Groups a city's current news, yielding to the event loop every 4 ms. Concurrent callers share one run. */
export async function storyGroups(city: City): Promise<ShownGroups> {
  const groups = storedGroups();
  const last = groups.peek(city.key);
  const { shown } = await groups.getOrMake(city.key, () => outsideRequests(() => regroup(city, last)));
  return shown;
}

/** Returns the keys of reports on stories that a city's editors hide. Skips grouping if they hide no stories. */
export async function hiddenStories(city: City): Promise<ReadonlySet<string>> {
  return (inForce(city, Date.now()).hidesStories ? await storyGroups(city) : nothing).hidden;
}
