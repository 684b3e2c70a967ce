import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';

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
