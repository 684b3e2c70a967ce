import { setTimeout as sleep } from 'node:timers/promises';
import { bugFacts, type Log } from '@/lib/base/log';
import type { Collector } from '@/lib/search/collect-documents';
import { buildIndex, type SearchIndex } from '@/lib/search/search-index';

export type CacheDeps = {
  collect: Collector;
  /** When what is known last changed, ms since 1970. */
  changedAt: () => number;
  now: () => number;
  log: Log;
};

/** Gives the index; makes a new one only when what is known has changed. */
export type IndexCache = { index: () => Promise<SearchIndex> };

/** Feeds may change every second; the index follows every five, ms. */
export const restBetween = 5000;
/** A reader gets an index of before a change for this long while a new one is made behind, ms. */
export const servedWhileRemade = 60_000;
/** Events pass and copies of silent feeds expire without a word: no index is older than this, ms. */
export const longestLife = 10 * 60_000;
/** Longest wait for a new index by a reader who could have an old one, ms. */
const longestWait = 1000;

/** An index, and the moment before its documents were asked for. */
type Made = { index: SearchIndex; madeAt: number };

function isOutdated({ madeAt }: Made, changedAt: number, now: number): boolean {
  // An index from the future: the clock was set back.
  return changedAt >= madeAt || Math.abs(now - madeAt) >= longestLife;
}

/** A keeper over a world of documents and clock: one build at a time, and an old index serves meanwhile. */
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
    if (Math.abs(now() - old.madeAt) < servedWhileRemade) return old.index;
    const { index } = await Promise.race([making, sleep(longestWait, old, { ref: false })]);
    return index;
  }

  return {
    async index() {
      if (!made) return (await makeOnce()).index;
      const rested = Math.abs(now() - made.madeAt) >= restBetween;
      return rested && isOutdated(made, changedAt(), now()) ? remade(made) : made.index;
    },
  };
}
