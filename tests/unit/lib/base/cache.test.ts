import { describe, expect, test } from '@jest/globals';
import { Cache, type CacheOptions, memoize } from '@/lib/base/cache';

/** Creates a cache of strings with a clock that the test sets. Each `make` call waits until the test calls `end`. */
function textCache(
  options: Pick<CacheOptions<string>, 'lifeOf' | 'stateOf' | 'keepsStale'> = {},
  maxSize?: number,
) {
  const bound = maxSize ? { maxSize, sizeOf: (text: string) => text.length } : { max: 2 };
  let now = 1;
  const begun: string[] = [];
  const ends: ((value: string | Error) => void)[] = [];
  const cache = new Cache<string>({ ...bound, ...options, now: () => now });
  const get = (key: string) =>
    cache.getOrMake(key, () => {
      begun.push(key);
      return new Promise((resolve, reject) =>
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value))),
      );
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    cache,
    begun,
    get,
    /** Ends the oldest pending `make` call with a value or an error. */
    end: (value: string | Error) => ends.shift()?.(value),
    /**
     * Gets a value whose `make` call immediately resolves with `value`, or rejects if `value` is an Error.
     */
    load: async (key: string, value: string | Error) => {
      const result = get(key);
      ends.shift()?.(value);
      return result;
    },
    wait: (ms: number) => {
      now += ms;
    },
    settled,
  };
}

describe('a cached value', () => {
  test('is created once for concurrent callers, then returned from the cache', async () => {
    const { get, end, begun, cache } = textCache();
    const both = Promise.all([get('a'), get('a')]);
    expect(cache.get('a')).toBeUndefined();
    end('A');
    expect(await both).toEqual(['A', 'A']);
    expect(await get('a')).toBe('A');
    expect([begun, cache.get('a')]).toEqual([['a'], 'A']);
  });

  test('is evicted when it is the least recently used', async () => {
    const { load, cache } = textCache();
    for (const key of ['a', 'b', 'a', 'c']) await load(key, key.toUpperCase());
    expect([...cache.keys()].sort()).toEqual(['a', 'c']);
  });

  test('counts toward the byte limit, and is not stored if it exceeds the limit by itself', async () => {
    const { load, cache } = textCache({}, 10);
    await load('a', 'x'.repeat(6));
    await load('b', 'x'.repeat(6));
    expect([...cache.keys()]).toEqual(['b']);
    expect(await load('c', 'x'.repeat(11))).toHaveLength(11);
    expect([...cache.keys()]).toEqual(['b']);
  });

  test('is returned to its waiting callers even if it is evicted meanwhile', async () => {
    const { get, end } = textCache();
    const first = get('a');
    void get('b');
    void get('c');
    end('A');
    expect(await first).toBe('A');
  });

  test('expires after its lifetime on the monotonic clock', async () => {
    const { load, cache, wait, begun } = textCache({ lifeOf: (text) => (text === 'bad' ? 10 : 100) });
    await load('a', 'good');
    await load('b', 'bad');
    wait(50);
    expect([cache.get('a'), cache.get('b')]).toEqual(['good', undefined]);
    expect(await load('b', 'good')).toBe('good');
    wait(60);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'good']);
    expect(begun).toEqual(['a', 'b', 'b']);
  });

  test('with lifetime 0 is returned to all callers and not stored', async () => {
    const { get, end, cache } = textCache({ lifeOf: () => 0 });
    const both = Promise.all([get('a'), get('a')]);
    end('A');
    expect(await both).toEqual(['A', 'A']);
    expect(cache.size).toBe(0);
  });

  test('fails for all waiting callers if it cannot be created, and the next call tries again', async () => {
    const { get, end, load } = textCache();
    const both = Promise.allSettled([get('a'), get('a')]);
    end(new Error('broken'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await load('a', 'A')).toBe('A');
  });
});

describe('a stale value', () => {
  const byLetter = {
    stateOf: (text: string) => (text === 'old' ? ('stale' as const) : ('fresh' as const)),
  };

  test('is returned immediately and renewed once in the background', async () => {
    const { get, load, end, begun, settled } = textCache(byLetter);
    await load('a', 'old');
    expect([await get('a'), await get('a')]).toEqual(['old', 'old']);
    expect(begun).toHaveLength(2);
    end('new');
    await settled();
    expect(await get('a')).toBe('new');
    expect(begun).toHaveLength(2);
  });

  test('is removed if renewing it fails, and the next caller gets the error', async () => {
    const { get, load, end, settled } = textCache(byLetter);
    await load('a', 'old');
    await get('a');
    end(new Error('broken'));
    await settled();
    await expect(load('a', new Error('still broken'))).rejects.toThrow('still broken');
  });

  test('is kept if renewing it fails and keepsStale is set', async () => {
    const { get, load, end, settled } = textCache({ ...byLetter, keepsStale: true });
    await load('a', 'old');
    await get('a');
    end(new Error('broken'));
    await settled();
    expect(await get('a')).toBe('old');
  });

  test('outlives its lifetime if keepsStale is set and no new value can be created', async () => {
    const lifeOf = (text: string) => (text === 'bad' ? 0 : 100);
    const { load, wait } = textCache({ lifeOf, keepsStale: true });
    await load('a', 'good');
    wait(101);
    expect(await load('a', new Error('broken'))).toBe('good');
    expect(await load('a', 'bad')).toBe('good');
    expect(await load('a', 'better')).toBe('better');
  });

  test('is no longer returned once its state is "gone"; callers wait for the renewal in progress', async () => {
    let state: 'stale' | 'gone' = 'stale';
    const { get, load, end, begun } = textCache({ stateOf: () => state });
    await load('a', 'old');
    expect(await get('a')).toBe('old');
    state = 'gone';
    const waiting = get('a');
    end('new');
    expect(await waiting).toBe('new');
    expect(begun).toHaveLength(2);
  });
});

describe('memoize', () => {
  function capitals(max: number) {
    const calls: string[] = [];
    const give = memoize(max, (text) => {
      calls.push(text);
      return text.toUpperCase() || undefined;
    });
    return { give, calls };
  }

  test('calls the function once per argument, even for undefined results', () => {
    const { give, calls } = capitals(2);
    expect(['a', '', 'a', ''].map(give)).toEqual(['A', undefined, 'A', undefined]);
    expect(calls).toEqual(['a', '']);
  });

  test('forgets the least recently used argument', () => {
    const { give, calls } = capitals(2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) give(text);
    expect(calls).toEqual(['a', 'b', 'c', 'b']);
  });
});
