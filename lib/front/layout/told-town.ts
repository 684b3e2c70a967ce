import { thisCity } from '@/lib/city/this-city';
import type { NewsItem } from '@/lib/news/news-item';

type Local = Pick<NewsItem, 'local'>;

/** Whether towns tell the stories of a list apart: one is of another town; the city's own goes without saying. */
export function townsDiffer(items: readonly Local[], own = thisCity().name): boolean {
  return items.some(({ local }) => local?.town !== undefined && local.town !== own);
}
