import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { fail, type Outcome } from '@/lib/base/outcome';

/** Each may hold an original of 10 MB. */
const atOnce = 8;
const perHost = 2;
const encodesAtOnce = 2;
/** Beyond this a request fails at once: a drawing now is better than a photo in a minute. */
const mostWaiting = 200;

export type PictureTurns = {
  atHost: <T>(address: string, work: () => Promise<Outcome<T>>) => Promise<Outcome<T>>;
  toEncode: <T>(work: () => Promise<T>) => Promise<T>;
};

export function pictureTurns(): PictureTurns {
  const all = pLimit(atOnce);
  const encoder = pLimit(encodesAtOnce);
  const hosts = new LRUCache<string, LimitFunction>({ max: 1000 });
  let waiting = 0;
  return {
    async atHost(address, work) {
      if (waiting >= mostWaiting) return fail('busy', `${waiting} pictures are waiting`);
      const host = URL.canParse(address) ? new URL(address).host : '';
      const turn = hosts.get(host) ?? pLimit(perHost);
      hosts.set(host, turn);
      waiting += 1;
      try {
        return await turn(() => all(work));
      } finally {
        waiting -= 1;
      }
    },
    toEncode: (work) => encoder(work),
  };
}
