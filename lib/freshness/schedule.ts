import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import pLimit, { type LimitFunction } from 'p-limit';
import { bugFacts, type Log } from '@/lib/base/log';

/** Sources that are refreshed in the background, before readers request them. */
type KeptFresh<Source> = {
  sources: () => readonly Source[];
  nameOf: (source: Source) => string;
  periodMs: () => number;
  /** Called for each source in turn, even if its first fetch is not due yet. */
  look?: (source: Source) => void;
  /** Returns the refreshes to start for a source, if any. */
  refreshes: (source: Source) => Iterable<Promise<void>>;
};

/** Starts the work that is due in a round. There is one round per second; `sinceStart` is in ms. */
export type Round = (round: number, sinceStart: number) => Iterable<Promise<void>>;

/** Returns a round function that checks the sources in turn and refreshes those whose first fetch is due. */
export function roundsOf<Source>(kept: KeptFresh<Source>): Round {
  const { sources, nameOf, periodMs, look, refreshes } = kept;
  return function* (round, sinceStart) {
    const all = sources();
    const { turn, of } = lookOf(round, all.length);
    for (let at = turn; at < all.length; at += of) {
      const source = all[at] as Source;
      look?.(source);
      if (sinceStart >= firstLookAfter(nameOf(source), all.length, periodMs())) yield* refreshes(source);
    }
  };
}

/** Runs all rounds once a second. Returns a function that stops them. */
export function startScheduler(rounds: readonly Round[], log: Log): () => void {
  const begun = performance.now();
  let round = 0;
  const look = () => {
    for (const each of rounds)
      for (const refresh of each(round, performance.now() - begun))
        refresh.catch((error: unknown) => log('error', 'a refresh threw an error', bugFacts(error)));
    round += 1;
  };
  look();
  const timer = setInterval(look, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** If there are at most this many sources, all are fetched at startup. */
const MAX_AT_START = 500;

/**
 * Returns when to first fetch a source that no reader is waiting for, in ms after startup. Many sources are spread over
 * the refresh interval; the same address always gets the same delay for the same interval.
 */
export function firstLookAfter(address: string, sources: number, periodMs: number): number {
  return sources <= MAX_AT_START ? 0 : Math.floor((crc32(address) / 2 ** 32) * periodMs);
}

/** Number of sources to check per second; a longer check would delay readers. */
const PER_ROUND = 1000;

/** Returns the sources to check in a round: those whose index modulo `of` is `turn`. */
export function lookOf(round: number, sources: number): { turn: number; of: number } {
  const of = Math.ceil(sources / PER_ROUND) || 1;
  return { turn: round % of, of };
}

const MIN_FETCHES = 4;
const MAX_FETCHES = 64;

/**
 * Returns how many concurrent fetches are needed to fetch all sources in half a refresh interval, at one second each
 * (requirements section 12).
 */
export function fetchesAtOnce(sources: number, periodMs: number): number {
  return Math.min(MAX_FETCHES, Math.max(MIN_FETCHES, Math.ceil((2 * sources * 1000) / periodMs)));
}

/** Maximum number of concurrent fetches (requirements section 12). */
export const CONCURRENT_FETCHES = 4;
/** Time after which the next fetch starts, so that four hanging sources do not block all others. */
const MAX_TURN_MS = 3000;

export type Turns = (address: string) => <T>(work: () => Promise<T>) => Promise<T>;

function pause(): Promise<void> {
  return sleep(MAX_TURN_MS, undefined, { ref: false });
}

/**
 * Limits concurrent fetches to `max` in total and to `perHost` per host. A fetch no longer counts toward
 * `max` once `patience` resolves, so hanging fetches do not block others.
 */
export function turns(
  perHost: number,
  patience: () => Promise<void> = pause,
  max: number = CONCURRENT_FETCHES,
): Turns {
  const all = pLimit(max);
  const hosts = new Map<string, LimitFunction>();

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const begun = await all(async () => {
      const result = work();
      await Promise.race([result.catch(() => undefined), patience()]);
      return { result };
    });
    return begun.result;
  }

  return (address) => {
    if (perHost >= max) return inTurn;
    const host = URL.canParse(address) ? new URL(address).host : '';
    const ofHost = hosts.get(host) ?? pLimit(perHost);
    hosts.set(host, ofHost);
    return (work) => ofHost(() => inTurn(work));
  };
}
