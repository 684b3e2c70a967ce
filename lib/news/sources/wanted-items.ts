import type { FeedSource } from '@/lib/news/feed-source';
import type { NewsItem } from '@/lib/news/news-item';

function anyWordIn(words: readonly string[], text: string): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.toLowerCase()));
}

/**
 * The items of a feed that a section wants: none with a blocked word in title or category, and, where the source
 * has onlyWords, those with one of them in title or description (feed-reality row 47). Two sections may share a feed.
 */
export function wantedItems(items: readonly NewsItem[], source: FeedSource): readonly NewsItem[] {
  const { blockWords = [], onlyWords } = source;
  return items.filter((item) => {
    if (anyWordIn(blockWords, `${item.title} ${item.category ?? ''}`)) return false;
    return !onlyWords || anyWordIn(onlyWords, `${item.title} ${item.description}`);
  });
}
