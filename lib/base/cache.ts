import { LRUCache } from 'lru-cache';
import { monotonicNow } from '@/lib/base/clock';

/** `fresh`: returned. `stale`: returned and renewed in the background. `gone`: callers wait for a new value. */
type CacheState = 'fresh' | 'stale' | 'gone';

export type CacheOptions<Value> = (
  | { max: number }
  | { maxSize: number; sizeOf: (value: Value) => number }
) & {
  /** Time to live of a value, in ms; 0 returns the value without storing it. Forever by default. */
  lifeOf?: (value: Value) => number;
  /** State of a stored value; `fresh` by default. */
  stateOf?: (value: Value, key: string) => CacheState;
  /** Whether to return the old value if making a new one fails. Otherwise all waiting callers get the error. */
  keepsStale?: boolean;
  /** A monotonic clock in ms. */
  now?: () => number;
};

type Make<Value> = () => Promise<Value>;

/** Wraps a value that must not be cached. It is thrown, because lru-cache stores everything that is returned. */
class Unkept<Value> {
  constructor(readonly value: Value) {}
}

/**
 * Caches values that are slow to make. The limit is a number of values (`max`) or of bytes (`sizeOf`); the least
 * recently used values are evicted first. Concurrent callers share one `make` call and its rejection, which is not
 * cached. `make` runs in the async context of the first caller; create promises that outlive the request in
 * `outsideRequests`. `get`, `peek`, `set`, `delete` and `keys` come from lru-cache and never call `make`.
 *
 *     const pages = new Cache<Page>({ maxSize: 8 * megabyte, sizeOf: bytesOf, lifeOf: ({ ok }) => (ok ? hour : 0) });
 *     const page = await pages.getOrMake(address, () => render(address));
 */
export class Cache<Value extends object | string | number> extends LRUCache<string, Value, Make<Value>> {
  readonly #stateOf: (value: Value, key: string) => CacheState;

  constructor(settings: CacheOptions<Value>) {
    const { lifeOf, stateOf = () => 'fresh', keepsStale = false, now = monotonicNow } = settings;
    const bound =
      'max' in settings
        ? { max: settings.max }
        : {
            maxSize: settings.maxSize,
            sizeCalculation: (value: Value) => Math.max(1, settings.sizeOf(value)),
          };
    super({
      ...bound,
      perf: { now },
      ttlResolution: 0,
      // If a key is evicted while its value is being made, the callers that wait for it still get the value.
      ignoreFetchAbort: true,
      allowStaleOnFetchRejection: keepsStale,
      noDeleteOnStaleGet: keepsStale,
      fetchMethod: async (_key, _stale, { options, context: make }) => {
        const value = await make();
        options.ttl = lifeOf?.(value);
        if (options.ttl === 0) throw new Unkept(value);
        return value;
      },
    });
    this.#stateOf = stateOf;
  }

  /** Returns the cached value of a key, or calls `make` for a new one; rejects if `make` does. */
  async getOrMake(key: string, make: Make<Value>): Promise<Value> {
    const known = this.get(key);
    const state = known === undefined ? 'gone' : this.#stateOf(known, key);
    const options = { context: make, forceRefresh: state !== 'fresh', allowStale: state === 'stale' };
    try {
      return await this.forceFetch(key, options);
    } catch (error) {
      if (error instanceof Unkept) return error.value;
      throw error;
    }
  }
}

/**
 * Memoizes a function of one string. Stores the last `max` results, because many pages and cities show the same
 * headlines. Callers must not modify results.
 */
export function memoize<Result>(max: number, work: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, { result: Result }>({
    max,
    memoMethod: (text) => ({ result: work(text) }),
  });
  return (text) => known.memo(text).result;
}

/** Memoizes a function of an object while the object lives. An edited city is a new object, so no result is stale. */
export function memoizeByObject<From extends object, Result>(
  make: (from: From) => Result,
): (from: From) => Result {
  const known = new WeakMap<From, { result: Result }>();
  return (from) => {
    const last = known.get(from) ?? { result: make(from) };
    known.set(from, last);
    return last.result;
  };
}
