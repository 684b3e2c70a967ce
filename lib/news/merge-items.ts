import { sortTime } from '@/lib/news/item-date';
import { isSameStory, type Traits, traitsOf } from '@/lib/news/merge/same-story';
import type { NewsItem } from '@/lib/news/news-item';

/** Undated items come last, by when they were first seen, else in the order they came in (quirk 45). */
function newestFirst(one: NewsItem, other: NewsItem): number {
  const [time, otherTime] = [sortTime(one), sortTime(other)];
  if (time !== undefined && otherTime !== undefined) return otherTime - time;
  if (time === undefined && otherTime === undefined)
    return other.firstSeen.getTime() - one.firstSeen.getTime();
  return time === undefined ? 1 : -1;
}

type Listed = { list: number; traits: Traits };

function twinFinder(): (listed: Listed) => boolean {
  const known = new Map<string, Listed[]>();
  return (listed) => {
    const { link, loose, title } = listed.traits;
    const places = [`link ${link}`, `loose ${loose}`, `title ${title}`];
    const alike = places.flatMap((place) => known.get(place) ?? []);
    const isTwin = alike.some(
      ({ list, traits }) => list !== listed.list && isSameStory(traits, listed.traits),
    );
    for (const place of places) {
      const there = known.get(place);
      if (there) there.push(listed);
      else known.set(place, [listed]);
    }
    return isTwin;
  };
}

/** `twins`: how many items of each list were left out because another list has the same story. */
export type Merged = { items: NewsItem[]; twins: number[] };

/** Newest first; of a story in several feeds only the first. The items of one feed are all distinct. */
export function mergeLists(lists: readonly (readonly NewsItem[])[]): Merged {
  const isTwin = twinFinder();
  const twins = lists.map(() => 0);
  const all = lists.flatMap((items, list) => traitsOf(items).map((traits) => ({ list, traits })));
  const items: NewsItem[] = [];
  for (const listed of all.sort((one, other) => newestFirst(one.traits.item, other.traits.item))) {
    if (isTwin(listed)) twins[listed.list] = (twins[listed.list] ?? 0) + 1;
    else items.push(listed.traits.item);
  }
  return { items, twins };
}

export function mergeItems(
  lists: readonly (readonly NewsItem[])[],
  limit = Number.POSITIVE_INFINITY,
): NewsItem[] {
  return mergeLists(lists).items.slice(0, limit);
}
