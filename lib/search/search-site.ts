import { setImmediate as nextTurn } from 'node:timers/promises';
import { Cache } from '@/lib/base/cache';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, type Log, log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { inCity, thisCity } from '@/lib/city/this-city';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { collectDocuments } from '@/lib/search/collect-documents';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';
import { readQuery } from '@/lib/search/search-query';

type CacheDeps = {
  make: (city: string) => Promise<SearchIndex>;
  /** In monotonic ms, as `now`. */
  changedAt: (city: string) => number;
  /** The same of an editor's hand: an index from before is never asked again. */
  editedAt: (city: string) => number;
  now: () => number;
  log: Log;
};

/** In ms; feeds may change every second. */
export const restBetween = 5000;
/** How long a reader gets the old index at once while a new one is made, ms. */
export const servedWhileRemade = 60_000;
/** Events pass and copies expire without a change notice: no index is older than this, ms. */
export const longestLife = 10 * 60_000;
/** Of the cities that were searched last: an index is some megabytes. */
const mostIndexes = 40;

type Made = { index: SearchIndex; madeAt: number };

/** The index of a city, made once at a time; the old one serves meanwhile. */
export function createIndexCache({ make: makeIndex, changedAt, editedAt, now, log }: CacheDeps) {
  const indexes = new Cache<Made>({
    max: mostIndexes,
    keepsStale: true,
    now,
    stateOf({ madeAt }, city) {
      if (editedAt(city) >= madeAt) return 'gone';
      const age = now() - madeAt;
      const isOutdated = changedAt(city) >= madeAt || age >= longestLife;
      if (!isOutdated || age < restBetween) return 'fresh';
      return age < servedWhileRemade ? 'stale' : 'gone';
    },
  });

  async function make(city: string): Promise<Made> {
    const madeAt = now();
    try {
      return { index: await makeIndex(city), madeAt };
    } catch (error) {
      log('error', 'search has no new index', bugFacts(error));
      throw error;
    }
  }

  return async (city: string): Promise<SearchIndex> =>
    (await indexes.getOrMake(city, () => make(city))).index;
}

/** In ms, a little more than a section waits for a feed that has never answered. */
const longestSourceWait = 4500;

const indexOf = processWide('search indexes', () =>
  createIndexCache({
    make: (city) =>
      inCity(city, async () => {
        const { locale: language, local } = thisCity();
        return buildIndex(await collectDocuments(longestSourceWait), { language, words: local.words });
      }),
    changedAt: newsChangedAt,
    editedAt: allChangedAt,
    now: monotonicNow,
    log,
  }),
);

/** What the parameters of an address ask for, and what was found; between the two other readers have a turn. */
export async function readSearch(asked: { q?: Parameters<typeof readQuery>[0] }) {
  const query = readQuery(asked.q);
  if (query.state === 'empty') return { query };
  const index = await indexOf(thisCity().key);
  await nextTurn();
  const results = index.search(query.text, Date.now());
  await nextTurn();
  return { query, results };
}
