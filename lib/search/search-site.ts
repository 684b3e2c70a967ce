import { LRUCache } from 'lru-cache';
import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { inCity, thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { createCollector } from '@/lib/search/collect-documents';
import { createIndexCache, type IndexCache } from '@/lib/search/index-cache';
import type { SearchResults } from '@/lib/search/search-index';
import type { SearchOptions } from '@/lib/search/search-options';
import { searchSources } from '@/lib/search/search-sources';

/** In ms, a little more than a section waits for a feed that has never answered. */
const longestSourceWait = 4500;

/** Of the cities that were searched last: an index is some megabytes. */
const mostIndexes = 40;

function openIndex(key: string): IndexCache {
  const collect = createCollector(searchSources, { waitMs: longestSourceWait, log });
  return createIndexCache({
    collect: () => inCity(key, collect),
    changedAt: () => newsChangedAt(key),
    now: monotonicNow,
    log,
  });
}

function indexCache(): IndexCache {
  const indexes = processWide('search indexes', () => new LRUCache<string, IndexCache>({ max: mostIndexes }));
  const { key } = thisCity();
  const index = indexes.get(key) ?? openIndex(key);
  indexes.set(key, index);
  return index;
}

export async function search(query: string, options: SearchOptions): Promise<SearchResults> {
  return (await indexCache().index()).search(query, Date.now(), options);
}
