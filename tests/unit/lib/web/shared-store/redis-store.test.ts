import { beforeEach, expect, test } from '@jest/globals';
import { SimpleError } from '@redis/client';
import {
  RETRY_DELAY_MS,
  type RedisConnection,
  RedisStore,
  withTimeout,
} from '@/lib/web/shared-store/redis-store';
import { listener } from '../../../listener';

const url = 'redis://site:pass-word-of-the-server@redis.example:6380/1';
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));

let texts: Map<string, string>;
let clock: number;
let heard: ReturnType<typeof listener>;

beforeEach(() => {
  texts = new Map();
  clock = 1000;
  heard = listener();
});

type State = {
  /** A deaf server accepts connections but never replies. */
  now: 'up' | 'down' | 'deaf' | 'full';
  /**
   * Errors that an old primary returns during a failover. Each request takes one, until the list is empty.
   */
  demotions?: string[];
};

/** Creates a store with a fake server. The test sets the server's state. */
function server(state: State = { now: 'up' }) {
  const played = { connections: 0, dropped: 0, lose: () => {} };
  const reply = async <T>(give: () => T): Promise<T> => {
    if (state.now === 'deaf') throw Object.assign(new Error('no answer'), { code: 'timeout' });
    const demotion = state.demotions?.pop();
    if (demotion !== undefined) throw new SimpleError(demotion);
    return give();
  };
  const connection = {
    get: (name: string) => reply(() => texts.get(name) ?? null),
    set: (name: string, text: string) =>
      reply(() => {
        if (state.now === 'full') throw new SimpleError('OOM command not allowed');
        texts.set(name, text);
      }),
    del: (name: string) => reply(() => void texts.delete(name)),
    destroy: () => {
      played.dropped += 1;
    },
  } as unknown as RedisConnection;
  const connect = (_: string, onLost: () => void) => {
    played.connections += 1;
    played.lose = onLost;
    return state.now === 'down' ? refused() : Promise.resolve(connection);
  };
  return { state, played, store: new RedisStore(url, { connect, now: () => clock, log: heard.log }) };
}

test('RedisStore stores and reads values over one connection', async () => {
  const { store, played } = server();
  await Promise.all([store.set('a', 'one', 1000), store.set('b', 'two', 1000)]);
  expect([await store.get('a'), await store.get('b')]).toEqual(['one', 'two']);
  await store.remove('a');
  expect([await store.get('a'), played.connections, store.inReach()]).toEqual([undefined, 1, true]);
});

test('a server that is down is logged once without the password and not tried for five seconds', async () => {
  const { store, played } = server({ now: 'down' });
  expect(await store.get('a')).toBeUndefined();
  await store.set('a', 'one', 1000);
  clock += RETRY_DELAY_MS - 1;
  expect(await store.get('a')).toBeUndefined();
  expect([played.connections, store.inReach()]).toEqual([1, false]);
  expect(heard.lines).toEqual([
    'warn the shared store is out of reach; this instance continues alone server=redis.example:6380 reason=ECONNREFUSED',
  ]);
});

test('a server is used again once it recovers, and the recovery is logged', async () => {
  const { store, state } = server({ now: 'down' });
  await store.get('a');
  clock += RETRY_DELAY_MS;
  await store.get('a');
  state.now = 'up';
  clock += RETRY_DELAY_MS;
  await store.set('a', 'one', 1000);
  expect(await store.get('a')).toBe('one');
  expect(heard.lines).toEqual([
    expect.stringMatching(/^warn .* out of reach/),
    'info the shared store is back server=redis.example:6380',
  ]);
});

test('a server that times out is not tried for a while, and the next try uses a new connection', async () => {
  const { store, state, played } = server();
  await store.set('a', 'one', 1000);
  state.now = 'deaf';
  expect(await store.get('a')).toBeUndefined();
  state.now = 'up';
  clock += RETRY_DELAY_MS;
  expect([await store.get('a'), played.connections]).toEqual(['one', 2]);
});

test('a connection lost while idle is replaced without a log line', async () => {
  const { store, played } = server();
  await store.set('a', 'one', 1000);
  played.lose();
  expect([await store.get('a'), played.connections, heard.lines]).toEqual(['one', 2, []]);
});

test('a full server still serves reads, and its fault and recovery are each logged once', async () => {
  const { store, state, played } = server();
  await store.set('a', 'one', 1000);
  state.now = 'full';
  for (const name of ['b', 'c']) await store.set(name, 'two', 1000);
  expect(await store.get('a')).toBe('one');
  expect(store.inReach()).toBe(true);
  state.now = 'up';
  await store.set('b', 'two', 1000);
  expect(await store.get('b')).toBe('two');
  expect(played.connections).toBe(1);
  expect(heard.lines).toEqual([
    'warn the shared store rejects writes; this instance keeps its own copies server=redis.example:6380 reason=OOM command not allowed',
    'info the shared store accepts writes again server=redis.example:6380',
  ]);
});

const demotions = [
  "READONLY You can't write against a read only replica.",
  'LOADING Redis is loading the dataset in memory',
  "MASTERDOWN Link with MASTER is down and replica-serve-stale-data is set to 'no'.",
];

test.each(demotions)(
  'after the error “%s”, the connection is replaced, and reads and writes are retried',
  async (error) => {
    const { store, played } = server({ now: 'up', demotions: [error] });
    await store.set('a', 'one', 1000);
    expect([texts.get('a'), played.connections, played.dropped, heard.lines]).toEqual(['one', 2, 1, []]);
    const other = server({ now: 'up', demotions: [error] });
    expect(await other.store.get('a')).toBe('one');
  },
);

test.each(demotions)(
  'if the error “%s” persists for a while, no write is lost, and the newest value of each key is stored',
  async (error) => {
    const { store, played } = server({ now: 'up', demotions: Array(6).fill(error) });
    for (let at = 0; at < 36; at++) await store.set(`name ${at}`, `text ${at}`, 1000);
    await store.set('name 0', 'newer', 1000);
    expect([texts.size, store.inReach(), played.connections]).toEqual([0, false, 2]);
    for (let rounds = 0; rounds < 3; rounds++) {
      clock += RETRY_DELAY_MS;
      await store.set('last', 'text', 1000);
    }
    expect([texts.size, texts.get('name 0'), texts.get('name 35'), store.inReach()]).toEqual([
      37,
      'newer',
      'text 35',
      true,
    ]);
    expect(heard.lines).toEqual([
      expect.stringMatching(/^warn .* out of reach/),
      expect.stringMatching(/^info .* is back/),
    ]);
  },
);

test('a write that did not reach the server is sent after the next read', async () => {
  const { store, state } = server({ now: 'down' });
  await store.set('a', 'one', 1000);
  state.now = 'up';
  clock += RETRY_DELAY_MS;
  await store.get('b');
  expect(texts.get('a')).toBe('one');
});

test('at most 500 writes are queued for a server', async () => {
  const { store, state } = server({ now: 'down' });
  for (let at = 0; at < 600; at++) await store.set(`name ${at}`, 'text', 1000);
  state.now = 'up';
  clock += RETRY_DELAY_MS;
  await store.set('last', 'text', 1000);
  expect([texts.size, texts.has('name 599'), texts.has('name 0')]).toEqual([500, true, false]);
});

test('withTimeout returns the result or the error of a promise that settles in time', async () => {
  expect(await withTimeout(Promise.resolve('a'), 1000)).toBe('a');
  await expect(withTimeout(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

test('withTimeout rejects with the code "timeout" if a promise takes too long', async () => {
  await expect(withTimeout(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'timeout' });
});
