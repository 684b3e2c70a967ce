import { beforeEach, expect, test } from '@jest/globals';
import type { RedisConnection } from '@/lib/web/shared-store/redis-connection';
import { redisShelf, rest } from '@/lib/web/shared-store/redis-store';
import { listener } from '../../../listener';

const password = 'pass-word-of-the-server';
const url = `redis://site:${password}@redis.example:6380/1`;
const refused = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));

let texts: Map<string, string>;
let clock: number;
let heard: ReturnType<typeof listener>;

beforeEach(() => {
  texts = new Map();
  clock = 1000;
  heard = listener();
});

/** A server whose state a test may change: up, down, or deaf (it connects, and answers nothing). */
function server(state: { now: 'up' | 'down' | 'deaf' } = { now: 'up' }) {
  const played = { connections: 0, lose: () => {} };
  const answer = async <T>(give: () => T): Promise<T> => {
    if (state.now === 'deaf') throw Object.assign(new Error('no answer'), { code: 'timeout' });
    return give();
  };
  const connection = {
    get: (name: string) => answer(() => texts.get(name) ?? null),
    set: (name: string, text: string) => answer(() => void texts.set(name, text)),
    del: (name: string) => answer(() => void texts.delete(name)),
    destroy: () => undefined,
  } as unknown as RedisConnection;
  const connect = (_: string, onLost: () => void) => {
    played.connections += 1;
    played.lose = onLost;
    return state.now === 'down' ? refused() : Promise.resolve(connection);
  };
  return { state, played, shelf: redisShelf(url, { connect, now: () => clock, log: heard.log }) };
}

test('texts come back by their names, over one connection', async () => {
  const { shelf, played } = server();
  await Promise.all([shelf.set('a', 'one', 1000), shelf.set('b', 'two', 1000)]);
  expect(await shelf.get('a')).toBe('one');
  await shelf.remove('a');
  expect(await shelf.get('a')).toBeUndefined();
  expect(await shelf.get('b')).toBe('two');
  expect(played.connections).toBe(1);
  expect(shelf.inReach()).toBe(true);
});

test('a server that is down: nothing is there, one line says so without the password, and nobody asks for five seconds', async () => {
  const { shelf, played } = server({ now: 'down' });
  expect(await shelf.get('a')).toBeUndefined();
  await shelf.set('a', 'one', 1000);
  clock += rest - 1;
  expect(await shelf.get('a')).toBeUndefined();
  expect(played.connections).toBe(1);
  expect(shelf.inReach()).toBe(false);
  expect(heard.lines).toEqual([
    'warn the shared store is out of reach; this instance goes on by itself server=redis.example:6380 reason=ECONNREFUSED',
  ]);
  expect(heard.lines.join()).not.toContain(password);
});

test('a server that comes back is found again, and a line says so', async () => {
  const { shelf, state } = server({ now: 'down' });
  await shelf.get('a');
  clock += rest;
  await shelf.get('a');
  state.now = 'up';
  clock += rest;
  await shelf.set('a', 'one', 1000);
  expect(await shelf.get('a')).toBe('one');
  expect(heard.lines).toEqual([
    expect.stringMatching(/^warn .* out of reach/),
    'info the shared store is back server=redis.example:6380',
  ]);
});

test('a server that falls deaf is left alone too, and asked on a new connection later', async () => {
  const { shelf, state, played } = server();
  await shelf.set('a', 'one', 1000);
  state.now = 'deaf';
  expect(await shelf.get('a')).toBeUndefined();
  state.now = 'up';
  clock += rest;
  expect(await shelf.get('a')).toBe('one');
  expect(played.connections).toBe(2);
});

test('a connection that is lost while nobody asks is made again without a word', async () => {
  const { shelf, played } = server();
  await shelf.set('a', 'one', 1000);
  played.lose();
  expect(await shelf.get('a')).toBe('one');
  expect(played.connections).toBe(2);
  expect(heard.lines).toEqual([]);
});
