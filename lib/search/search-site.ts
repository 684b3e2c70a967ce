import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, type Log, log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { collectDocuments } from '@/lib/search/collect-documents';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';

type CacheDeps = {
  make: (city: City) => Promise<SearchIndex>;
  /** When something a search may find last changed, in monotonic ms. */
  changedAt: (city: string) => number;
  /** When an editor last changed the city; an older index is never used again. */
  editedAt: (city: string) => number;
  now: () => number;
  log: Log;
};

/** Feeds may change every second; an index is kept at least this long. */
export const MIN_AGE_MS = 5000;
/** How long the old index is used while a new one is built. */
export const STALE_MS = 60_000;
/** Events end and copies expire without a change notice, so no index gets older than this. */
export const MAX_AGE_MS = 10 * 60_000;
/** Cities whose index is kept; an index takes some megabytes. */
const MAX_INDEXES = 40;

type Made = { index: SearchIndex; madeAt: number };

/** Caches one index per city. An index is built once at a time; the old one is used meanwhile. */
export function createIndexCache({ make: makeIndex, changedAt, editedAt, now, log }: CacheDeps) {
  const indexes = new Cache<Made>({
    max: MAX_INDEXES,
    keepsStale: true,
    now,
    stateOf({ madeAt }, city) {
      if (editedAt(city) >= madeAt) return 'gone';
      const age = now() - madeAt;
      const isOutdated = changedAt(city) >= madeAt || age >= MAX_AGE_MS;
      if (!isOutdated || age < MIN_AGE_MS) return 'fresh';
      return age < STALE_MS ? 'stale' : 'gone';
    },
  });

  async function make(city: City): Promise<Made> {
    const madeAt = now();
    try {
      return { index: await makeIndex(city), madeAt };
    } catch (error) {
      log('error', 'search has no new index', bugFacts(error));
      throw error;
    }
  }

  return async (city: City): Promise<SearchIndex> =>
    (await indexes.getOrMake(city.key, () => make(city))).index;
}

/** A little more than a section waits for a feed that has never responded. */
const SOURCE_TIMEOUT_MS = 4500;

const indexOf = createIndexCache({
  make: async (city) => {
    const { locale: language, local } = city;
    const documents = await collectDocuments(city, SOURCE_TIMEOUT_MS);
    return buildIndex(documents, { language, words: local.words });
  },
  changedAt: newsChangedAt,
  editedAt: allChangedAt,
  now: monotonicNow,
  log,
});

/** Reads the query of a search page and searches. Yields to other requests before and after the search. */
export async function readSearch(city: City, searchParams: { q?: Parameters<typeof readQuery>[0] }) {
  const query = readQuery(searchParams.q);
  if (query.state === 'empty') return { query };
  const index = await indexOf(city);
  await nextTurn();
  const results = index.search(query.text, Date.now());
  await nextTurn();
  return { query, results };
}
