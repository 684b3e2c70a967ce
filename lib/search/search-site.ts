import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { inCity, thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { createCollector } from '@/lib/search/collect-documents';
import { createIndexCache } from '@/lib/search/index-cache';
import type { SearchResults } from '@/lib/search/search-index';
import type { SearchOptions } from '@/lib/search/search-options';
import { searchSources } from '@/lib/search/search-sources';

/** In ms, a little more than a section waits for a feed that has never answered. */
const longestSourceWait = 4500;

const indexOf = processWide('search indexes', () =>
  createIndexCache({
    open: (city) => {
      const collect = createCollector(searchSources, { waitMs: longestSourceWait, log });
      return () => inCity(city, collect);
    },
    changedAt: newsChangedAt,
    now: monotonicNow,
    log,
  }),
);

export async function search(query: string, options: SearchOptions): Promise<SearchResults> {
  return (await indexOf(thisCity().key)).search(query, Date.now(), options);
}
