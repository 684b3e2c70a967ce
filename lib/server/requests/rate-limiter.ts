import { LRUCache } from 'lru-cache';
import { limitPerMinute, log } from '@/lib/base/log';

type CostlyRoute = 'search' | 'pictures' | 'stream';
/** `absent`: requests that got a 404; they are limited, because each one costs a render. */
type Limited = CostlyRoute | 'absent' | 'desk' | 'deskSignIn';

/** `open`: maximum number of open connections, for endless streams. */
type Limit = { burst: number; perSecond: number; open?: number };

/** Limits per address. A school or a phone network shares one address, and a page has about 40 pictures. */
export const limits: Record<Limited, Limit> = {
  search: { burst: 120, perSecond: 2 },
  pictures: { burst: 800, perSecond: 20 },
  stream: { burst: 60, perSecond: 1, open: 50 },
  absent: { burst: 600, perSecond: 10 },
  desk: { burst: 300, perSecond: 5 },
  deskSignIn: { burst: 20, perSecond: 0.1 },
};

export function costlyRoute(path: string): CostlyRoute | undefined {
  if (path === '/search') return 'search';
  if (path.startsWith('/pictures/')) return 'pictures';
  return path === '/api/stream' ? 'stream' : undefined;
}

/** Retry-After for a client that has too many open connections. */
const WAIT_FOR_END_SECONDS = 30;

/**
 * Limits requests with a token bucket per client and route, and counts each client's open connections per route. Times
 * are in monotonic ms.
 */
export class RateLimiter {
  readonly #buckets: LRUCache<string, { left: number; at: number }>;
  readonly #open = new Map<string, number>();
  // Log only the number, because readers' addresses must not be stored.
  readonly #logSome = limitPerMinute(1, (more) =>
    log('warn', 'more requests were refused', { more, lastSeconds: 60 }),
  );

  /** If there are more than `maxClients`, the least recently seen client is removed, so that memory is bounded. */
  constructor(maxClients = 50_000) {
    this.#buckets = new LRUCache({ max: maxClients });
  }

  /**
   * Counts a request. Returns the seconds, rounded up, that the client must wait; 0 means that the request may go on.
   * Call `leave` when it ends.
   */
  enter(route: Limited, client: string, now: number): number {
    const key = `${route} ${client}`;
    const { open: maxOpen = Number.POSITIVE_INFINITY } = limits[route];
    const open = this.#open.get(key) ?? 0;
    const wait = open >= maxOpen ? WAIT_FOR_END_SECONDS : this.#take(key, limits[route], now);
    if (wait > 0) this.#logRefusal(route);
    else this.#open.set(key, open + 1);
    return wait;
  }

  countNotFound(client: string, now: number): void {
    this.#take(`absent ${client}`, limits.absent, now);
  }

  /** Returns the seconds, rounded up, that a client with too many 404s must wait. Does not count as a request. */
  waitAfterNotFound(client: string, now: number): number {
    const wait = this.#wait(`absent ${client}`, limits.absent, now);
    if (wait > 0) this.#logRefusal('absent');
    return wait;
  }

  #logRefusal(route: Limited): void {
    this.#logSome(() => log('warn', 'an address sent too many requests and was refused', { route }));
  }

  leave(route: Limited, client: string): void {
    const key = `${route} ${client}`;
    const open = (this.#open.get(key) ?? 0) - 1;
    if (open > 0) this.#open.set(key, open);
    else this.#open.delete(key);
  }

  /** Returns how many requests the client may send now. */
  #left(key: string, { burst, perSecond }: Limit, now: number): number {
    const bucket = this.#buckets.get(key) ?? { left: burst, at: now };
    return Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
  }

  #wait(key: string, limit: Limit, now: number): number {
    return Math.max(0, Math.ceil((1 - this.#left(key, limit, now)) / limit.perSecond));
  }

  #take(key: string, limit: Limit, now: number): number {
    const [left, wait] = [this.#left(key, limit, now), this.#wait(key, limit, now)];
    this.#buckets.set(key, { left: wait > 0 ? left : left - 1, at: now });
    return wait;
  }
}
