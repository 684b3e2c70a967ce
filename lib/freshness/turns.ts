import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

/** At most this many fetches of one kind at once (requirements section 12). */
export const atOnce = 4;
/** Who hangs for longer lets the next one go, so that four dead sources do not hold up all others, ms. */
const longestTurn = 3000;

export type Turns = (address: string) => <T>(work: () => Promise<T>) => Promise<T>;

function pause(): Promise<void> {
  return sleep(longestTurn, undefined, { ref: false });
}

/**
 * Turns: at most four fetches at once, those apart that have been silent for three seconds, and `perHost` of them a
 * host until they end. `patience` is how long a turn lasts at most.
 */
export function turns(perHost: number, patience: () => Promise<void> = pause): Turns {
  const all = pLimit(atOnce);
  const hosts = new Map<string, LimitFunction>();

  /** Ends with the work; the turn may end before. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const begun = await all(async () => {
      const result = work();
      await Promise.race([result.catch(() => undefined), patience()]);
      return { result };
    });
    return begun.result;
  }

  return (address) => {
    if (perHost >= atOnce) return inTurn;
    const host = URL.canParse(address) ? new URL(address).host : '';
    const ofHost = hosts.get(host) ?? pLimit(perHost);
    hosts.set(host, ofHost);
    return (work) => ofHost(() => inTurn(work));
  };
}
