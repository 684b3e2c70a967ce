import type { NewsItem } from '@/lib/news/news-item';

type Local = Pick<NewsItem, 'local'>;

/** Whether towns tell the stories of a list apart: where all of them are of one town, it goes without saying. */
export function townsDiffer(items: readonly Local[]): boolean {
  return new Set(items.map(({ local }) => local?.town)).size > 1;
}
