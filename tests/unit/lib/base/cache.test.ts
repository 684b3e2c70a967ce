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
  const ask = (key: string) =>
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
    ask,
    /** Ends the oldest pending `make` call with a value or an error. */
    end: (value: string | Error) => ends.shift()?.(value),
    asked: async (key: string, value: string | Error) => {
      const answer = ask(key);
      ends.shift()?.(value);
      return answer;
    },
    wait: (ms: number) => {
      now += ms;
    },
    settled,
  };
}

describe('a cached value', () => {
  test('is created once for concurrent callers, then returned from the cache', async () => {
    const { ask, end, begun, cache } = textCache();
    const both = Promise.all([ask('a'), ask('a')]);
    expect(cache.get('a')).toBeUndefined();
    end('A');
    expect(await both).toEqual(['A', 'A']);
    expect(await ask('a')).toBe('A');
    expect([begun, cache.get('a')]).toEqual([['a'], 'A']);
  });

  test('is evicted when it is the least recently used', async () => {
    const { asked, cache } = textCache();
    for (const key of ['a', 'b', 'a', 'c']) await asked(key, key.toUpperCase());
    expect([...cache.keys()].sort()).toEqual(['a', 'c']);
  });

  test('counts by its size if the cache is limited in bytes', async () => {
    const { asked, cache } = textCache({}, 10);
    await asked('a', 'x'.repeat(6));
    await asked('b', 'x'.repeat(6));
    expect([...cache.keys()]).toEqual(['b']);
    expect(await asked('c', 'x'.repeat(11))).toHaveLength(11);
    expect([...cache.keys()]).toEqual(['b']);
  });

  test('reaches its waiting callers even if evicted meanwhile', async () => {
    const { ask, end } = textCache();
    const first = ask('a');
    void ask('b');
    void ask('c');
    end('A');
    expect(await first).toBe('A');
  });

  test('expires after its lifetime on the monotonic clock', async () => {
    const { asked, cache, wait, begun } = textCache({ lifeOf: (text) => (text === 'bad' ? 10 : 100) });
    await asked('a', 'good');
    await asked('b', 'bad');
    wait(50);
    expect([cache.get('a'), cache.get('b')]).toEqual(['good', undefined]);
    expect(await asked('b', 'good')).toBe('good');
    wait(60);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'good']);
    expect(begun).toEqual(['a', 'b', 'b']);
  });

  test('with lifetime 0 is returned to all callers and not stored', async () => {
    const { ask, end, cache } = textCache({ lifeOf: () => 0 });
    const both = Promise.all([ask('a'), ask('a')]);
    end('A');
    expect(await both).toEqual(['A', 'A']);
    expect(cache.size).toBe(0);
  });

  test('that cannot be created rejects for all callers, and the next call tries again', async () => {
    const { ask, end, asked } = textCache();
    const both = Promise.allSettled([ask('a'), ask('a')]);
    end(new Error('broken'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await asked('a', 'A')).toBe('A');
  });
});

describe('a stale value', () => {
  const byLetter = {
    stateOf: (text: string) => (text === 'old' ? ('stale' as const) : ('fresh' as const)),
  };

  test('is returned at once and renewed once in the background', async () => {
    const { ask, asked, end, begun, settled } = textCache(byLetter);
    await asked('a', 'old');
    expect([await ask('a'), await ask('a')]).toEqual(['old', 'old']);
    expect(begun).toHaveLength(2);
    end('new');
    await settled();
    expect(await ask('a')).toBe('new');
    expect(begun).toHaveLength(2);
  });

  test('is removed if renewing it fails, and the next caller gets the error', async () => {
    const { ask, asked, end, settled } = textCache(byLetter);
    await asked('a', 'old');
    await ask('a');
    end(new Error('broken'));
    await settled();
    await expect(asked('a', new Error('still broken'))).rejects.toThrow('still broken');
  });

  test('stays if renewing it fails and keepsStale is set', async () => {
    const { ask, asked, end, settled } = textCache({ ...byLetter, keepsStale: true });
    await asked('a', 'old');
    await ask('a');
    end(new Error('broken'));
    await settled();
    expect(await ask('a')).toBe('old');
  });

  test('outlives its lifetime if keepsStale is set and no new value can be created', async () => {
    const lifeOf = (text: string) => (text === 'bad' ? 0 : 100);
    const { asked, wait } = textCache({ lifeOf, keepsStale: true });
    await asked('a', 'good');
    wait(101);
    expect(await asked('a', new Error('broken'))).toBe('good');
    expect(await asked('a', 'bad')).toBe('good');
    expect(await asked('a', 'better')).toBe('better');
  });

  test('in the state "gone" makes all callers wait for one renewal', async () => {
    let state: 'stale' | 'gone' = 'stale';
    const { ask, asked, end, begun } = textCache({ stateOf: () => state });
    await asked('a', 'old');
    expect(await ask('a')).toBe('old');
    state = 'gone';
    const waiting = ask('a');
    end('new');
    expect(await waiting).toBe('new');
    expect(begun).toHaveLength(2);
  });
});

describe('memoize', () => {
  function capitals(most: number) {
    const worked: string[] = [];
    const give = memoize(most, (text) => {
      worked.push(text);
      return text.toUpperCase() || undefined;
    });
    return { give, worked };
  }

  test('calls the function once per argument, even for undefined results', () => {
    const { give, worked } = capitals(2);
    expect(['a', '', 'a', ''].map(give)).toEqual(['A', undefined, 'A', undefined]);
    expect(worked).toEqual(['a', '']);
  });

  test('forgets the least recently used argument', () => {
    const { give, worked } = capitals(2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) give(text);
    expect(worked).toEqual(['a', 'b', 'c', 'b']);
  });
});
