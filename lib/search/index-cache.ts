import { setTimeout as sleep } from 'node:timers/promises';
import { bugFacts, type Log } from '@/lib/base/log';
import type { Collector } from '@/lib/search/collect-documents';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';

export type CacheDeps = {
  collect: Collector;
  /** In monotonic ms, as `now`. */
  changedAt: () => number;
  now: () => number;
  log: Log;
};

export type IndexCache = { index: () => Promise<SearchIndex> };

/** In ms; feeds may change every second. */
export const restBetween = 5000;
/** How long a reader gets the old index while a new one is made, ms. */
export const servedWhileRemade = 60_000;
/** Events pass and copies expire without a change notice: no index is older than this, ms. */
export const longestLife = 10 * 60_000;
/** Longest wait for a new index where there is an old one, ms. */
const longestWait = 1000;

type Made = { index: SearchIndex; madeAt: number };

function isOutdated({ madeAt }: Made, changedAt: number, now: number): boolean {
  return changedAt >= madeAt || now - madeAt >= longestLife;
}

/** Builds one index at a time, and serves the old one meanwhile. */
export function createIndexCache({ collect, changedAt, now, log }: CacheDeps): IndexCache {
  let made: Made | undefined;
  let underWay: Promise<Made> | undefined;

  async function make(): Promise<Made> {
    const madeAt = now();
    made = { index: buildIndex(await collect()), madeAt };
    return made;
  }

  function makeOnce(): Promise<Made> {
    underWay ??= make().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function remade(old: Made): Promise<SearchIndex> {
    const making = makeOnce().catch((error: Error) => {
      log('error', 'search has no new index; the old one serves', bugFacts(error));
      return old;
    });
    if (now() - old.madeAt < servedWhileRemade) return old.index;
    const { index } = await Promise.race([making, sleep(longestWait, old, { ref: false })]);
    return index;
  }

  return {
    async index() {
      if (!made) return (await makeOnce()).index;
      const rested = now() - made.madeAt >= restBetween;
      return rested && isOutdated(made, changedAt(), now()) ? remade(made) : made.index;
    },
  };
}
