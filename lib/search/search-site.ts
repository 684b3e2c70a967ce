import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, type Log, log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { collectDocuments } from '@/lib/search/collect-documents';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';

/** `isComplete`: false if the index lacks sources that were late. */
type Made = { index: SearchIndex; isComplete: boolean };

type CacheDeps = {
  make: (city: City) => Promise<Made>;
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

type Kept = Made & { madeAt: number };

/** Caches one index per city. An index is built once at a time; the old one is used meanwhile. */
export function createIndexCache({ make: makeIndex, changedAt, editedAt, now, log }: CacheDeps) {
  const indexes = new Cache<Kept>({
    max: MAX_INDEXES,
    keepsStale: true,
    now,
    stateOf({ madeAt, isComplete }, city) {
      if (editedAt(city) >= madeAt) return 'gone';
      const age = now() - madeAt;
      const isOutdated = changedAt(city) >= madeAt || age >= MAX_AGE_MS;
      if (age < MIN_AGE_MS || (isComplete && !isOutdated)) return 'fresh';
      return age < STALE_MS || !isOutdated ? 'stale' : 'gone';
    },
  });

  async function make(city: City): Promise<Kept> {
    const madeAt = now();
    try {
      return { ...(await makeIndex(city)), madeAt };
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
    const { documents, isComplete } = await collectDocuments(city, SOURCE_TIMEOUT_MS);
    return { index: buildIndex(documents, { language, words: local.words }), isComplete };
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
