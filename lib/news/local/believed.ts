import type { CityLocal, FeedSource } from '@/lib/city/schema/news';
import { readPlace } from '@/lib/news/local/read-place';
import type { NewsItem } from '@/lib/news/news-item';

const fewestNamed = 5;

/**
 * A source as its own stories show it: one that is listed as the town's or the county's, and mostly names places farther
 * off, covers the region. `items`: all that it has now.
 */
export function believed(source: FeedSource, items: readonly NewsItem[], local: CityLocal): FeedSource {
  if (source.covers !== 'town' && source.covers !== 'county') return source;
  const named = items
    .map((item) => readPlace(item, local, 'region'))
    .filter(({ isGuessed, reach }) => !isGuessed && reach !== 'state' && reach !== 'elsewhere');
  const near = named.filter(({ isLocal }) => isLocal).length;
  return named.length >= fewestNamed && near < named.length / 2 ? { ...source, covers: 'region' } : source;
}
