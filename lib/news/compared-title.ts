import { hostNames } from '@/lib/base/addresses';
import { mayHaveTitleTail, withoutTitleTails } from '@/lib/base/text/excerpt/title-tails';
import type { NewsItem } from '@/lib/news/news-item';

/** Never shown: without the publisher or the author at its end, "– live!" and "– video", as another feed may have it. */
export function comparedTitle(item: Pick<NewsItem, 'title' | 'source' | 'link' | 'author'>): string {
  if (!mayHaveTitleTail(item.title)) return item.title;
  return withoutTitleTails(item.title, [item.source, ...hostNames(item.link)], item.author);
}
