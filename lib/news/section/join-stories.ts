import type { StoryGroup, StoryGroups } from '@/lib/news/clusters/grouping';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { type AlsoIn, type NewsItem, outletLanguage } from '@/lib/news/news-item';

function alsoIn(item: NewsItem, { items }: StoryGroup, site?: string): AlsoIn[] {
  const named = new Set([item.source]);
  const also: AlsoIn[] = [];
  for (const other of items) {
    const { source, link } = other;
    if (named.has(source) || link === item.link) continue;
    named.add(source);
    const language = outletLanguage(other, site);
    also.push({ source, link, ...(language && { language }) });
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
 * Lists each event once. Of a group, the report that editors pinned stays, else the best one in the paper's language, else
 * the best one; it names the other outlets, also those of other sections. `site`: BCP 47, the paper's language.
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
