import pLimit, { type LimitFunction } from 'p-limit';

/** At most this many fetches of one kind at once (design section 5). */
export const atOnce = 4;

export type Turns = (address: string) => <T>(work: () => Promise<T>) => Promise<T>;

/** Turns: at most four fetches at once, and `perHost` of them a host. */
export function turns(perHost: number): Turns {
  const all = pLimit(atOnce);
  const hosts = new Map<string, LimitFunction>();
  return (address) => {
    const host = URL.canParse(address) ? new URL(address).host : '';
    const ofHost = hosts.get(host) ?? pLimit(perHost);
    hosts.set(host, ofHost);
    return (work) => ofHost(() => all(work));
  };
}
