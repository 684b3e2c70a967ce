import { LRUCache } from 'lru-cache';
import { monotonicNow } from '@/lib/base/clock';

/** `fresh` is given, `stale` is given and made again behind, `gone` is waited for again. */
export type CacheState = 'fresh' | 'stale' | 'gone';

export type CacheOptions<Value> = (
  | { max: number }
  | { maxSize: number; sizeOf: (value: Value) => number }
) & {
  /** ms that a value is kept, 0 for one that is given to those who wait and not kept; forever where not told. */
  lifeOf?: (value: Value) => number;
  /** What a kept value is good for now; `fresh` where not told. */
  stateOf?: (value: Value, key: string) => CacheState;
  /** Whether an old value stands in where none can be made or kept; else the failure is everybody's who waits. */
  keepsStale?: boolean;
  /** A monotonic clock in ms. */
  now?: () => number;
};

type Make<Value> = () => Promise<Value>;

/** Carries a value that is not kept past lru-cache, which keeps what is not thrown. */
class Unkept<Value> {
  constructor(readonly value: Value) {}
}

/**
 * The one cache for what takes time to make: bounded by number or by bytes (`sizeOf`), least recently used first out,
 * and each value made once for all who ask for it together, by `LRUCache.fetch()`. A rejection is told to all of them
 * and not kept. `make` runs in the async context of who came first; one that keeps promises must leave it
 * (`outsideRequests`). `get`, `peek`, `set`, `delete` and `keys` are lru-cache's own and never make anything.
 *
 *     const pages = new Cache<Page>({ maxSize: 8 * megabyte, sizeOf: bytesOf, lifeOf: ({ ok }) => (ok ? hour : 0) });
 *     const page = await pages.getOrMake(address, () => render(address));
 */
export class Cache<Value extends object | string | number> extends LRUCache<string, Value, Make<Value>> {
  readonly #stateOf: (value: Value, key: string) => CacheState;

  constructor(given: CacheOptions<Value>) {
    const { lifeOf, stateOf = () => 'fresh', keepsStale = false, now = monotonicNow } = given;
    const bound =
      'max' in given
        ? { max: given.max }
        : { maxSize: given.maxSize, sizeCalculation: (value: Value) => Math.max(1, given.sizeOf(value)) };
    super({
      ...bound,
      perf: { now },
      ttlResolution: 0,
      // One that is pushed out while it is made is still for those who wait for it.
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

  /** The value under a key, made where there is none; rejects as `make` does. */
  async getOrMake(key: string, make: Make<Value>): Promise<Value> {
    const known = this.get(key);
    const state = known === undefined ? 'gone' : this.#stateOf(known, key);
    const asked = { context: make, forceRefresh: state !== 'fresh', allowStale: state === 'stale' };
    try {
      return await this.forceFetch(key, asked);
    } catch (error) {
      if (error instanceof Unkept) return error.value;
      throw error;
    }
  }
}

/**
 * A pure function of a text that keeps its last `most` results: the same headlines are read again for each page, and a
 * shared feed's for each city. What it gives must not be changed.
 */
export function memoize<Result>(most: number, work: (text: string) => Result): (text: string) => Result {
  const known = new LRUCache<string, { result: Result }>({
    max: most,
    memoMethod: (text) => ({ result: work(text) }),
  });
  return (text) => known.memo(text).result;
}

/** What is made of an object once, for as long as the object is there: a city that is edited is another object. */
export function onceOf<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, { made: Made }>();
  return (from) => {
    const last = known.get(from) ?? { made: make(from) };
    known.set(from, last);
    return last.made;
  };
}
