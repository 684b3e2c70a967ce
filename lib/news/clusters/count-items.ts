import { itemWords } from '@/lib/news/clusters/pairs/to-profile';
import { countText, noWords, type WordCounts } from '@/lib/news/clusters/words/word-counts';
import { comparedTitle } from '@/lib/news/compared-title';
import type { NewsItem } from '@/lib/news/news-item';

/** Adds to the words in `counts`. */
export function countItems(items: readonly NewsItem[], counts: WordCounts = noWords()): WordCounts {
  for (const item of items) {
    const { title, description } = itemWords({ ...item, title: comparedTitle(item) });
    countText(counts, [...title, ...description]);
  }
  return counts;
}
