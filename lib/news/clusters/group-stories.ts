import { linkGroups } from '@/lib/news/clusters/link-groups';
import { itemWords } from '@/lib/news/clusters/pairs/to-profile';
import { addStory, emptyPool, joinable } from '@/lib/news/clusters/story-pool';
import { countText, noWords, type WordCounts } from '@/lib/news/clusters/words/word-counts';
import type { NewsItem } from '@/lib/news/news-item';

/** Adds to the words in `counts`. */
export function countItems(items: readonly NewsItem[], counts: WordCounts = noWords()): WordCounts {
  for (const item of items) {
    const { title, description } = itemWords(item);
    countText(counts, [...title, ...description]);
  }
  return counts;
}

/** Groups of two or more reports of one event, as keys (story-pool.ts); `counts` may include words of past days. */
export function groupStories(items: readonly NewsItem[], counts: WordCounts = countItems(items)): string[][] {
  const pool = emptyPool(counts);
  for (const item of items) addStory(pool, item);
  return linkGroups(joinable(pool));
}
