import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, type Log, log } from '@/lib/base/log';
import type { City } from '@/lib/city/city-type';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { collectDocuments } from '@/lib/search/collect-documents';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';

/** `isComplete`: false if the index lacks sources that took too long. */
type BuiltIndex = { index: SearchIndex; isComplete: boolean };

type CacheDeps = {
  make: (city: City) => Promise<BuiltIndex>;
  /** Time of the last change to anything that a search can find, in monotonic ms. */
  changedAt: (city: string) => number;
  /** Time of an editor's last change to the city. An older index is never used again. */
  editedAt: (city: string) => number;
  now: () => number;
  log: Log;
};

/** Minimum age at which an index is replaced, because feeds may change every second. */
export const MIN_AGE_MS = 5000;
/** Age up to which an outdated index is used while a new one is built. */
export const STALE_MS = 60_000;
/** Maximum age of an index, because events end and copies expire without any notice of a change. */
export const MAX_AGE_MS = 10 * 60_000;
/** Maximum number of cities whose index is cached. An index takes some megabytes. */
const MAX_INDEXES = 40;

type Kept = BuiltIndex & { madeAt: number };

/** Caches one index per city. Runs one build at a time per city, and uses the old index meanwhile. */
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
      log('error', 'the search index could not be built', bugFacts(error));
      throw error;
    }
  }

  return async (city: City): Promise<SearchIndex> =>
    (await indexes.getOrMake(city.key, () => make(city))).index;
}

/** Slightly longer than a section waits for a feed that has never responded. */
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
