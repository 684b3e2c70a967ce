import type { StoryGroup, StoryGroups } from '@/lib/news/clusters/grouping';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { type AlsoIn, byNewsTime, type NewsItem, outletLanguage } from '@/lib/news/news-item';
import { isSameStory, type StoryKeys, storyKeys } from '@/lib/news/section/same-story';

type Listed = { list: number; keys: StoryKeys };

function twinFinder(): (listed: Listed) => boolean {
  const known = new Map<string, Listed[]>();
  return (listed) => {
    const { link, title } = listed.keys;
    const places = [`link ${link}`, `title ${title}`];
    const alike = places.flatMap((place) => known.get(place) ?? []);
    const isTwin = alike.some(({ list, keys }) => list !== listed.list && isSameStory(keys, listed.keys));
    for (const place of places) known.set(place, [...(known.get(place) ?? []), listed]);
    return isTwin;
  };
}

/**
 * Merges feeds, newest first. If several feeds have the same story, only the newest item is kept. Items of one feed are
 * never merged with each other. Pinned items are always kept.
 */
export function mergeItems(
  lists: readonly (readonly NewsItem[])[],
  limit = Number.POSITIVE_INFINITY,
  isPinned: (item: NewsItem) => boolean = () => false,
): NewsItem[] {
  const isTwin = twinFinder();
  const all = lists.flatMap((items, list) =>
    storyKeys(items).map((keys) => ({ list, keys, rank: Number(!isPinned(keys.item)) })),
  );
  return all
    .sort((one, other) => one.rank - other.rank || byNewsTime(one.keys.item, other.keys.item))
    .filter((listed) => !isTwin(listed))
    .slice(0, limit)
    .map(({ keys }) => keys.item)
    .sort(byNewsTime);
}

function alsoIn(item: NewsItem, { items }: StoryGroup, site?: string): AlsoIn[] {
  const named = new Set([item.source]);
  const also: AlsoIn[] = [];
  for (const other of items) {
    const { source, title, link, language: titleLanguage } = other;
    if (named.has(source) || link === item.link) continue;
    named.add(source);
    const language = outletLanguage(other, site);
    also.push({
      source,
      title,
      link,
      ...(language && { language }),
      ...(titleLanguage && { titleLanguage }),
    });
  }
  return also;
}

type IsPinned = (item: NewsItem) => boolean;

function chosenOf(
  items: readonly NewsItem[],
  groups: StoryGroups,
  isPinned: IsPinned,
): Map<StoryGroup, string> {
  const listed = new Map(items.map((item) => [poolKey(item), item]));
  const isInItsWords = (item: NewsItem) => !listed.get(poolKey(item))?.language;
  const chosen = new Map<StoryGroup, string>();
  for (const key of listed.keys()) {
    const group = groups.get(key);
    if (!group) continue;
    const { items: all } = group;
    const best = [...all.filter(isPinned), ...all.filter(isInItsWords), ...all];
    const first = best.map(poolKey).find((one) => listed.has(one));
    if (first !== undefined) chosen.set(group, first);
  }
  return chosen;
}

/**
 * Lists each event once: the pinned report, else the best one in the paper's language, else the best. The item names
 * the other outlets with reports, including those in other sections. `site`: the paper's language (BCP 47).
 */
export function joinStories(
  items: readonly NewsItem[],
  groups: StoryGroups,
  isPinned: IsPinned = () => false,
  site?: string,
): NewsItem[] {
  const chosen = chosenOf(items, groups, isPinned);
  return items.flatMap((item) => {
    const group = groups.get(poolKey(item));
    if (!group) return [item];
    if (chosen.get(group) !== poolKey(item)) return [];
    const also = alsoIn(item, group, site);
    const { id: story, akin } = group;
    return [{ ...item, story, ...(akin && { akin }), ...(also.length > 0 && { also }) }];
  });
}
