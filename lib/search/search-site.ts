import { log } from '@/lib/base/log';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { createCollector } from '@/lib/search/collect-documents';
import { createIndexCache, type IndexCache } from '@/lib/search/index-cache';
import type { SearchResults } from '@/lib/search/search-index';
import type { SearchOptions } from '@/lib/search/search-options';
import { searchSources } from '@/lib/search/search-sources';

/** In ms, a little more than a section waits for a feed that has never answered. */
const longestSourceWait = 4500;

// Pages and route handlers are bundled apart: one index per process, not one each.
const shared = globalThis as typeof globalThis & { searchIndex?: IndexCache };

function indexCache(): IndexCache {
  shared.searchIndex ??= createIndexCache({
    collect: createCollector(searchSources, { waitMs: longestSourceWait, log }),
    changedAt: newsChangedAt,
    now: Date.now,
    log,
  });
  return shared.searchIndex;
}

export async function search(query: string, options: SearchOptions): Promise<SearchResults> {
  return (await indexCache().index()).search(query, Date.now(), options);
}
