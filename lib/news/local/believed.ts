import type { CityLocal, FeedSource } from '@/lib/city/schema/news';
import { readPlace } from '@/lib/news/local/read-place';
import { isNear, type NewsItem } from '@/lib/news/news-item';

const MIN_NAMED = 5;

/**
 * Corrects a source's coverage based on its stories. A source that is listed for the town or county counts as
 * regional if most places in its stories are farther away. `items`: all current items of the source.
 */
export function believed(source: FeedSource, items: readonly NewsItem[], local: CityLocal): FeedSource {
  if (!isNear({ reach: source.covers })) return source;
  const named = items
    .map((item) => readPlace(item, local, 'region'))
    .filter(({ isGuessed, reach }) => !isGuessed && reach !== 'state' && reach !== 'elsewhere');
  const near = named.filter(({ isLocal }) => isLocal).length;
  return named.length >= MIN_NAMED && near < named.length / 2 ? { ...source, covers: 'region' } : source;
}
