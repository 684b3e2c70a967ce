import { hostNames } from '@/lib/base/addresses';
import { mayHaveTitleTail, withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';
import type { NewsItem } from '@/lib/news/news-item';

/**
 * Returns a title for comparison, never shown: without publisher, author, "– live!" or "– video" at its end, which another
 * feed may leave out.
 */
export function comparedTitle(item: Pick<NewsItem, 'title' | 'source' | 'link' | 'author'>): string {
  if (!mayHaveTitleTail(item.title)) return item.title;
  return withoutTitleTails(item.title, [item.source, ...hostNames(item.link)], item.author);
}
