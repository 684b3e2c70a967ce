import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import type { StoryGroup, StoryGroups } from '@/lib/news/clusters/grouping';
import type { HiddenBefore, ShownGroups } from '@/lib/news/clusters/shown-groups';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { folded } from '@/lib/news/desk/hide-rule';
import { type InForce, inForce } from '@/lib/news/desk/in-force';
import { RuleIndex } from '@/lib/news/desk/rule-index';
import type { FeedRecord } from '@/lib/news/freshness/feed-record';
import type { NewsItem } from '@/lib/news/news-item';

/** Whether a city's editors hide an item or pause its source, whichever feed lists it. */
function isHidden(item: NewsItem, source: FeedSource, desk: InForce): boolean {
  const isOfPaused = desk.paused.size > 0 && desk.paused.has(folded(item.source));
  return isOfPaused || desk.index.matchingItem(item, source).length > 0;
}

/**
 * Removes from a record what a city's editors hide: items, pictures and reports on hidden stories. `stories`: keys of
 * those reports. Pages, feeds, search and events all use the result.
 */
export function shownRecord(
  record: FeedRecord,
  source: FeedSource,
  city: City,
  stories: ReadonlySet<string>,
): FeedRecord {
  const desk = inForce(city, Date.now());
  if (desk.rules.length === 0 && desk.paused.size === 0) return record;
  const items = record.items
    .filter((item) => !isHidden(item, source, desk) && !stories.has(poolKey(item)))
    .map((item) => (item.image && desk.pictures.has(item.image) ? { ...item, image: undefined } : item));
  return { ...record, items };
}

export type ListedItem = { item: NewsItem; source: FeedSource };

export function bothHidden(one: HiddenBefore, other: HiddenBefore): HiddenBefore {
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    names.map((name) => [name, [...new Set([...(one[name] ?? []), ...(other[name] ?? [])])]]),
  );
}

export const nothing: ShownGroups = { groups: new Map(), hidden: new Set(), before: {} };

/** Maximum number of keys stored per entry. */
const MAX_KEYS = 500;

type Stories = { groups: StoryGroups; listed: readonly ListedItem[] };

/** Returns the keys of reports that each entry hides. An entry's name in the result consists of its fields. */
function hiddenNow({ groups, listed }: Stories, { rules }: InForce, before: HiddenBefore): HiddenBefore {
  const ofStories = rules.filter(({ entry }) => entry.story);
  const index = new RuleIndex(ofStories, ofStories[0]?.ownHosts ?? []);
  const hits = new Map(ofStories.map((rule) => [rule, [] as string[]]));
  for (const { item, source } of listed)
    for (const rule of index.matchingItem(item, source)) hits.get(rule)?.push(poolKey(item));
  const named = [...hits].map(
    ([
      {
        entry: { link, words, source },
      },
      hit,
    ]) => {
      const name = JSON.stringify([link, words, source]);
      const seeds = [...(before[name] ?? []), ...hit];
      const all = seeds.flatMap((key) => [key, ...(groups.get(key)?.items.map(poolKey) ?? [])]);
      return [name, [...new Set(all)].slice(-MAX_KEYS)] as const;
    },
  );
  return Object.fromEntries(named);
}

/** Removes the reports that a city's editors hide from its groups, and groups left with one report. */
export function shownGroups(stories: Stories, city: City, before: HiddenBefore): ShownGroups {
  const desk = inForce(city, Date.now());
  if (desk.rules.length === 0 && desk.paused.size === 0) return { ...nothing, groups: stories.groups };
  const now = hiddenNow(stories, desk, before);
  const hidden = new Set(Object.values(now).flat());
  // An item that is in two feeds is shown unless it is hidden in both.
  const open = stories.listed.filter(({ item, source }) => !isHidden(item, source, desk));
  const shown = new Set(open.map(({ item }) => poolKey(item)).filter((key) => !hidden.has(key)));
  const left = [...new Set(stories.groups.values())].flatMap((group): StoryGroup[] => {
    const items = group.items.filter((item) => shown.has(poolKey(item)));
    return items.length > 1 ? [{ ...group, items }] : [];
  });
  const byKey = left.flatMap((group) => group.items.map((item) => [poolKey(item), group] as const));
  return { groups: new Map(byKey), hidden, before: now };
}
