import { LRUCache } from 'lru-cache';
import { limitPerMinute, log } from '@/lib/base/log';

export type CostlyRoute = 'search' | 'pictures' | 'stream';

/** `open`: how many at a time, of what lasts as long as its reader wants. */
type Limit = { burst: number; perSecond: number; open?: number };

/** Per address; a school or a phone network shares one, and a page has some 40 pictures. */
export const limits: Record<CostlyRoute, Limit> = {
  search: { burst: 120, perSecond: 2 },
  pictures: { burst: 800, perSecond: 20 },
  stream: { burst: 60, perSecond: 1, open: 50 },
};

export function costlyRoute(path: string): CostlyRoute | undefined {
  if (path === '/search') return 'search';
  if (path.startsWith('/pictures/')) return 'pictures';
  return path === '/api/stream' ? 'stream' : undefined;
}

/** Seconds until one of those that are open may have ended. */
const waitForAnEnd = 30;

/** A token bucket for each address and route, and a count of what each has open. Times in monotonic ms. */
export class RateLimiter {
  readonly #buckets: LRUCache<string, { left: number; at: number }>;
  readonly #open = new Map<string, number>();
  // The log has the number, not the clients: readers' addresses are not kept.
  readonly #tell = limitPerMinute(1, (more) =>
    log('warn', 'more were turned away', { more, lastSeconds: 60 }),
  );

  /** Of more than `mostKept` the one not seen for longest is forgiven, so that memory is bounded. */
  constructor(mostKept = 50_000) {
    this.#buckets = new LRUCache({ max: mostKept });
  }

  /** 0 for one who may go on, who then leaves some time; else the whole seconds to wait. */
  enter(route: CostlyRoute, who: string, now: number): number {
    const key = `${route} ${who}`;
    const { open: mostOpen = Number.POSITIVE_INFINITY } = limits[route];
    const open = this.#open.get(key) ?? 0;
    const wait = open >= mostOpen ? waitForAnEnd : this.#take(key, limits[route], now);
    if (wait > 0) this.#tell(() => log('warn', 'too many requests from one address, turned away', { route }));
    else this.#open.set(key, open + 1);
    return wait;
  }

  leave(route: CostlyRoute, who: string): void {
    const key = `${route} ${who}`;
    const open = (this.#open.get(key) ?? 0) - 1;
    if (open > 0) this.#open.set(key, open);
    else this.#open.delete(key);
  }

  #take(key: string, { burst, perSecond }: Limit, now: number): number {
    const had = this.#buckets.get(key) ?? { left: burst, at: now };
    const left = Math.min(burst, had.left + ((now - had.at) / 1000) * perSecond);
    const granted = left >= 1;
    this.#buckets.set(key, { left: granted ? left - 1 : left, at: now });
    return granted ? 0 : Math.ceil((1 - left) / perSecond);
  }
}
