import { hostNames } from '@/lib/base/addresses';
import { mayHaveTitleTail, withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';
import type { NewsItem } from '@/lib/news/news-item';

/**
 * Returns a title to compare with other items' titles; readers never see it. The publisher, the author, "– live!" or "–
 * video" is removed from its end, because another feed may leave it out.
 */
export function comparedTitle(item: Pick<NewsItem, 'title' | 'source' | 'link' | 'author'>): string {
  if (!mayHaveTitleTail(item.title)) return item.title;
  return withoutTitleTails(item.title, [item.source, ...hostNames(item.link)], item.author);
}
