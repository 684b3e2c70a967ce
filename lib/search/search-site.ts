import { log } from '@/lib/base/log';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { createCollector } from '@/lib/search/collect-documents';
import { createIndexKeeper, type IndexKeeper } from '@/lib/search/index-cache';
import { searchDoors } from '@/lib/search/search-sources';
import type { SearchResults } from '@/lib/search/search-index';
import type { SearchOptions } from '@/lib/search/search-options';

/** Longest wait for a door, ms: a little more than a section waits for a feed that has never answered. */
const longestDoorWait = 4500;

// Pages and route handlers are bundled apart and would each have an index of their own: one per process it is.
const shared = globalThis as typeof globalThis & { searchDesk?: IndexKeeper };

function desk(): IndexKeeper {
  shared.searchDesk ??= createIndexKeeper({
    collect: createCollector(searchDoors, { waitMs: longestDoorWait, log }),
    changedAt: newsChangedAt,
    now: Date.now,
    log,
  });
  return shared.searchDesk;
}

/** The results for a query, over headlines, posts, questions, events and pages, ordered and narrowed as asked. */
export async function search(query: string, options: SearchOptions): Promise<SearchResults> {
  return (await desk().index()).search(query, Date.now(), options);
}
