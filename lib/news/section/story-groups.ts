import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, log } from '@/lib/base/log';
import { outsideRequests } from '@/lib/base/process-wide';
import { inSlices, type Pause } from '@/lib/base/turns/in-slices';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { Grouping, type StoryGroup, type StoryGroups } from '@/lib/news/clusters/grouping';
import type { Grouped, HiddenBefore, ShownGroups } from '@/lib/news/clusters/shown-groups';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { type InForce, inForce, isHidden } from '@/lib/news/desk/in-force';
import { newsState } from '@/lib/news/freshness/news-state';
import { feedStore } from '@/lib/news/freshness/open-feed-store';
import type { NewsItem } from '@/lib/news/news-item';
import { describeItem } from '@/lib/news/section/describe-item';
import { hiddenBefore, rememberHidden } from '@/lib/news/section/hidden-before';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settingsOf } from '@/lib/settings/settings';

type ListedItem = { item: NewsItem; source: FeedSource };

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

const nothing: ShownGroups = { groups: new Map(), hidden: new Set(), before: {} };

/** Maximum number of keys stored per entry. */
const MAX_KEYS = 500;

type Stories = { groups: StoryGroups; listed: readonly ListedItem[] };

/** Maps each desk entry that hides a story, named by its fields as JSON, to the keys of the reports it hides. */
function hiddenNow(
  { groups, listed }: Stories,
  { rules, index }: InForce,
  before: readonly HiddenBefore[],
): HiddenBefore {
  const found = listed.map(({ item, source }) => ({
    key: poolKey(item),
    by: index.matchingItem(item, source),
  }));
  const ofStories = rules.filter(({ entry }) => entry.story);
  const named = ofStories.map((rule) => {
    const { link, words, source } = rule.entry;
    const name = JSON.stringify([link, words, source]);
    const hits = found.filter(({ by }) => by.includes(rule)).map(({ key }) => key);
    const seeds = [...before.flatMap((one) => one[name] ?? []), ...hits];
    const all = seeds.flatMap((key) => [key, ...(groups.get(key)?.items.map(poolKey) ?? [])]);
    return [name, [...new Set(all)].slice(-MAX_KEYS)] as const;
  });
  return Object.fromEntries(named);
}

/** Leaves out the reports that a city's editors hide, and groups that then contain only one report. */
function shownGroups(stories: Stories, city: City, before: readonly HiddenBefore[]): ShownGroups {
  const desk = inForce(city, Date.now());
  if (desk.rules.length === 0 && desk.paused.size === 0) return { ...nothing, groups: stories.groups };
  const now = hiddenNow(stories, desk, before);
  const hidden = new Set(Object.values(now).flat());
  // An item that is in two feeds is shown unless it is hidden in both of them.
  const open = stories.listed.filter(({ item, source }) => !isHidden(item, source, desk));
  const shown = new Set(open.map(({ item }) => poolKey(item)).filter((key) => !hidden.has(key)));
  const left = [...new Set(stories.groups.values())].flatMap((group): StoryGroup[] => {
    const items = group.items.filter((item) => shown.has(poolKey(item)));
    return items.length > 1 ? [{ ...group, items }] : [];
  });
  const byKey = left.flatMap((group) => group.items.map((item) => [poolKey(item), group] as const));
  return { groups: new Map(byKey), hidden, before: now };
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
    const before = [stored, last?.shown.before ?? {}];
    const shown = shownGroups({ groups: grouping.groups, listed }, city, before);
    if (JSON.stringify(shown.before) !== JSON.stringify(stored)) await rememberHidden(city.key, shown.before);
    return { grouping, asOf, shown };
  } catch (error) {
    log('error', 'the stories could not be grouped', bugFacts(error));
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
