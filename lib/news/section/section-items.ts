import { memoizeByObject } from '@/lib/base/cache';
import type { FeedSource } from '@/lib/city/schema/news';
import type { StoryGroup, StoryGroups } from '@/lib/news/clusters/grouping';
import { poolKey } from '@/lib/news/clusters/story-pool';
import { type Counts, counted, type SectionReason } from '@/lib/news/item-tally';
import { believed } from '@/lib/news/local/believed';
import { type AlsoIn, byNewsTime, type NewsItem, outletLanguage } from '@/lib/news/news-item';
import { describeItem, type Reader } from '@/lib/news/section/describe-item';
import { isSameStory, type StoryKeys, storyKeys } from '@/lib/news/section/same-story';
import { type ListPlace, listEvents } from '@/lib/news/section/section-events';
import type { FeedKey } from '@/lib/sections';

const patternOf = memoizeByObject((words: readonly string[]): RegExp => {
  const each = words.map((word) =>
    word
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+'),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${each.join('|')})(?:e?s|['’]s)?(?![\\p{L}\\p{N}])`, 'iu');
});

/** Whether text contains one of the words or phrases: `event` finds "Events" and "event's", not "prevent". */
export function anyWordIn(words: readonly string[], text: string): boolean {
  return words.length > 0 && patternOf(words).test(text);
}

type FilteredItems = {
  headlines: readonly NewsItem[];
  /** Calendar entries. */
  entries: readonly NewsItem[];
  left: Counts<SectionReason>;
  /** Items left out because they are not local. The front page falls back on them. */
  beyond: readonly NewsItem[];
};

/**
 * Returns why a section leaves out an item; undefined if it fits. Events need one of `onlyWords` in the headline,
 * because words such as `weekend` are common in excerpts.
 */
function unwantedReason(
  item: NewsItem,
  { blockWords = [], onlyWords }: FeedSource,
  feedKey?: FeedKey,
): SectionReason | undefined {
  if (anyWordIn(blockWords, `${item.title} ${item.category ?? ''}`)) return 'blocked-word';
  const text = feedKey === 'events' ? item.title : `${item.title} ${item.description}`;
  const fits = !onlyWords || anyWordIn(onlyWords, text);
  return fits ? undefined : 'other-subject';
}

/**
 * Describes and filters a feed's items. Drops items that sell something or contain a blocked word (quirk 47) and, if the
 * source requires it, items that contain none of its `onlyWords` and items that are not local.
 */
export function filterItems(items: readonly NewsItem[], source: FeedSource, reader: Reader): FilteredItems {
  const headlines: NewsItem[] = [];
  const entries: NewsItem[] = [];
  const beyond: NewsItem[] = [];
  const left: SectionReason[] = [];
  const as = believed(source, items, reader.city.local);
  for (const one of items) {
    const { item, isLocal } = describeItem(one, as, reader);
    const isForSale = item.kind === 'commerce' ? 'for-sale' : undefined;
    const isFar = source.onlyLocal && !isLocal ? 'not-local' : undefined;
    const reason = unwantedReason(one, source, reader.feedKey) ?? isForSale ?? isFar;
    if (reason) left.push(reason);
    else (item.calendar ? entries : headlines).push(item);
    if (reason === 'not-local') beyond.push(item);
  }
  return { headlines, entries, left: counted(left), beyond };
}

export type LeftOut = Readonly<Partial<Record<FeedKey, Counts<SectionReason>>>>;

/**
 * Counts by reason what a section leaves out of a feed: filtered items, past events, and events whose day or
 * hours cannot be read.
 */
export function leftOutOf(
  items: readonly NewsItem[],
  source: FeedSource,
  reader: Reader,
  place: ListPlace,
): Counts<SectionReason> {
  const { entries, left } = filterItems(items, source, reader);
  const { dropped } = listEvents([{ url: source.url, entries }], place);
  return { ...left, ...dropped[0] };
}

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

type IsPinned = (item: NewsItem) => boolean;

/**
 * Merges feeds, newest first. If several feeds contain the same story, only one item is kept: a pinned one,
 * else the newest. Items of one feed are never merged with each other. Beyond `limit`, unpinned items are
 * dropped first.
 */
export function mergeItems(
  lists: readonly (readonly NewsItem[])[],
  limit = Number.POSITIVE_INFINITY,
  isPinned: IsPinned = () => false,
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
 * Lists each event once: the pinned report, else the best one in the paper's language, else the best. The
 * listed item includes the other outlets that reported the event, even in other sections (`also`). `site`:
 * the paper's language (BCP 47).
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
