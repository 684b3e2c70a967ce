import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import pLimit, { type LimitFunction } from 'p-limit';
import { bugFacts, type Log } from '@/lib/base/log';

/** Looks once a second; returns the function that stops it. */
export function startRefresher(look: () => Iterable<Promise<void>>, log: Log): () => void {
  const round = () => {
    for (const refresh of look())
      refresh.catch((error: unknown) => log('error', 'a refresh broke', bugFacts(error)));
  };
  round();
  const timer = setInterval(round, 1000);
  timer.unref();
  return () => clearInterval(timer);
}

/** Up to this many sources are all asked at the start. */
const fewSources = 500;

/**
 * In ms after the start, when a source is first asked without a reader who waits for it: of many sources evenly over
 * their period, each always at the same moment of it. From then on it keeps its own time.
 */
export function firstLookAfter(address: string, sources: number, periodMs: number): number {
  return sources <= fewSources ? 0 : Math.floor((crc32(address) / 2 ** 32) * periodMs);
}

/** How many sources are looked at in one second, so that no look keeps readers waiting. */
const perLook = 1000;

/** Which of so many sources are looked at in a round, one a second: those whose place has the remainder `turn`. */
export function lookOf(round: number, sources: number): { turn: number; of: number } {
  const of = Math.ceil(sources / perLook) || 1;
  return { turn: round % of, of };
}

const least = 4;
const most = 64;

/** How many fetches at once bring all sources in within half of their period, at a second each (requirements section 12). */
export function fetchesAtOnce(sources: number, periodMs: number): number {
  return Math.min(most, Math.max(least, Math.ceil((2 * sources * 1000) / periodMs)));
}

/** Requirements section 12. */
export const atOnce = 4;
/** ms; after it the next fetch starts, so that four hanging sources do not block all others. */
const longestTurn = 3000;

export type Turns = (address: string) => <T>(work: () => Promise<T>) => Promise<T>;

function pause(): Promise<void> {
  return sleep(longestTurn, undefined, { ref: false });
}

/** At most `most` fetches at once, not counting hanging ones, and `perHost` per host; `patience` ends a turn early. */
export function turns(perHost: number, patience: () => Promise<void> = pause, most: number = atOnce): Turns {
  const all = pLimit(most);
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
    if (perHost >= most) return inTurn;
    const host = URL.canParse(address) ? new URL(address).host : '';
    const ofHost = hosts.get(host) ?? pLimit(perHost);
    hosts.set(host, ofHost);
    return (work) => ofHost(() => inTurn(work));
  };
}
