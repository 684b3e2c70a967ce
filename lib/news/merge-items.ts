import { canonicalLink } from '@/lib/news/find/address/canonical-link';
import { sortTime } from '@/lib/news/item-date';
import type { NewsItem } from '@/lib/news/news-item';

const sameStoryWithin = 72 * 60 * 60 * 1000;

/** Dated items newest first, then undated ones by when they were first seen; else the order they came in (row 45). */
function newestFirst(one: NewsItem, other: NewsItem): number {
  const [time, otherTime] = [sortTime(one), sortTime(other)];
  if (time !== undefined && otherTime !== undefined) return otherTime - time;
  if (time === undefined && otherTime === undefined)
    return other.firstSeen.getTime() - one.firstSeen.getTime();
  return time === undefined ? 1 : -1;
}

function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || text;
}

function storyKey({ title, source }: NewsItem): string {
  return `${wordsOf(title)}\n${wordsOf(source)}`;
}

function whenOf(item: NewsItem): number {
  return sortTime(item) ?? item.firstSeen.getTime();
}

/** Remembers what it was shown, and says whether an item is another form of one of them (row 19). */
function twinFinder(): (item: NewsItem) => boolean {
  const links = new Set<string>();
  const stories = new Map<string, number[]>();
  return (item) => {
    const link = canonicalLink(item.link);
    const times = stories.get(storyKey(item)) ?? [];
    const isTwin = links.has(link) || times.some((time) => Math.abs(time - whenOf(item)) <= sameStoryWithin);
    links.add(link);
    stories.set(storyKey(item), [...times, whenOf(item)]);
    return isTwin;
  };
}

/**
 * One list out of several: newest first, and of the same story (same canonical link, or same title from the same
 * source within 72 hours) only the first in that order. At most `limit` items.
 */
export function mergeItems(
  lists: readonly (readonly NewsItem[])[],
  limit = Number.POSITIVE_INFINITY,
): NewsItem[] {
  const isTwin = twinFinder();
  const merged: NewsItem[] = [];
  for (const item of lists.flat().sort(newestFirst)) {
    if (merged.length >= limit) break;
    if (!isTwin(item)) merged.push(item);
  }
  return merged;
}
