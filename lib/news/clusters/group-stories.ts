import { linkGroups } from '@/lib/news/clusters/link-groups';
import { itemWords } from '@/lib/news/clusters/pairs/to-profile';
import { addStory, emptyPool, joinable } from '@/lib/news/clusters/story-pool';
import { countText, noWords, type WordCounts } from '@/lib/news/clusters/words/word-counts';
import type { NewsItem } from '@/lib/news/news-item';

/** Counts the words of some items, on top of those counted before. */
export function countItems(items: readonly NewsItem[], counts: WordCounts = noWords()): WordCounts {
  for (const item of items) {
    const { title, description } = itemWords(item);
    countText(counts, [...title, ...description]);
  }
  return counts;
}

/**
 * The groups of items that tell of one event, all at once: keys of two or more each (story-pool.ts). `counts` are the
 * words of past days, these items' included; without them, these items' own.
 */
export function groupStories(items: readonly NewsItem[], counts: WordCounts = countItems(items)): string[][] {
  const pool = emptyPool(counts);
  for (const item of items) addStory(pool, item);
  return linkGroups(joinable(pool));
}
