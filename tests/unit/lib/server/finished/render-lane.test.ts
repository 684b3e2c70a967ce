import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { RenderLane } from '@/lib/server/finished/render-lane';

let begun: string[];
let ends: Map<string, (fails?: Error) => void>;
let turnsOver: (() => void)[];
let lane: RenderLane;

beforeEach(() => {
  [begun, ends, turnsOver] = [[], new Map(), []];
  lane = new RenderLane(() => new Promise<void>((resolve) => void turnsOver.push(resolve)));
});

function ask(who: string, key: string): Promise<string | undefined> {
  return lane.run(key, who, () => {
    begun.push(key);
    return new Promise((resolve, reject) => {
      ends.set(key, (error) => (error ? reject(error) : resolve(`${key} made`)));
    });
  });
}

async function settle(): Promise<void> {
  for (let turns = 0; turns < 5; turns++) await nextTurn();
}

async function end(key: string): Promise<void> {
  ends.get(key)?.();
  await settle();
}

test('two are made at a time, the next when one has ended', async () => {
  for (const key of ['a', 'b', 'c']) void ask('one', key);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('who asks for one page has a turn before the second of who asks for many', async () => {
  for (const key of ['1', '2', '3', '4', '5']) void ask('flood', key);
  void ask('reader', 'page');
  await settle();
  await end('1');
  await end('2');
  expect(begun.indexOf('page')).toBeLessThan(4);
});

test('a page that a flood waits for is made at the turn of the reader who wants it too', async () => {
  for (const key of ['1', '2', '3', '4', 'page']) void ask('flood', key);
  const wanted = ask('reader', 'page');
  await settle();
  await end('1');
  await end('2');
  await end('page');
  expect(await wanted).toBe('page made');
  for (const key of ['3', '4']) await end(key);
  expect(begun.filter((key) => key === 'page')).toHaveLength(1);
});

describe('asked for again', () => {
  test('while it is made, it is the same', async () => {
    const both = [ask('one', 'a'), ask('two', 'a')];
    await settle();
    await end('a');
    expect(await Promise.all(both)).toEqual(['a made', 'a made']);
    expect(begun).toEqual(['a']);
  });

  test('after it was made, it is made again', async () => {
    void ask('one', 'a');
    await settle();
    await end('a');
    void ask('one', 'a');
    await settle();
    expect(begun).toEqual(['a', 'a']);
  });
});

test('what waits for a host gives up its place to the next', async () => {
  for (const key of ['slow', 'slower', 'page']) void ask('one', key);
  await settle();
  turnsOver[0]?.();
  await settle();
  expect(begun).toEqual(['slow', 'slower', 'page']);
  await end('slow');
  void ask('one', 'last');
  await settle();
  expect(begun).not.toContain('last');
});

test('one that fails is told to whoever asked, and frees its place', async () => {
  const failed = expect(ask('one', 'a')).rejects.toThrow('our own bug');
  await settle();
  ends.get('a')?.(new Error('our own bug'));
  await failed;
  for (const key of ['b', 'c']) void ask('one', key);
  await settle();
  expect(begun).toEqual(['a', 'b', 'c']);
});

/** A search of a client, whose result is undefined if it has no turn in time. */
function search(who: string, key: string): Promise<string | undefined> {
  const render = () =>
    new Promise<string>((resolve) => {
      begun.push(key);
      ends.set(key, () => resolve(`${key} made`));
    });
  return lane.run(key, who, render, true);
}
const crowd = (count: number) =>
  Array.from({ length: count }, (_, at) => search(`2001:db8:1:ab${(at + 16).toString(16)}::/64`, `s${at}`));

test('pages come before searches, one of which is made at a time', async () => {
  void crowd(3);
  for (const key of ['a', 'b', 'c']) void ask('one', key);
  await settle();
  expect(begun).toEqual(['s0', 'a']);
  await end('a');
  await end('b');
  await end('s0');
  expect(begun).toEqual(['s0', 'a', 'b', 'c', 's1']);
  await end('c');
  expect(begun).toHaveLength(5);
});

test('a search of another network has the next turn, however many addresses one network has', async () => {
  void crowd(200);
  const found = search('203.0.113.5', 'reader');
  await settle();
  await end('s0');
  await end('s1');
  expect(begun).toEqual(['s0', 's1', 'reader']);
  await end('reader');
  expect(await found).toBe('reader made');
});

test('a search without a turn in time is too late, is never made, and can be tried again', async () => {
  const [first, second] = [search('one', 'a'), search('one', 'b')];
  await settle();
  // The first rest is of the search that is made, the other of the one that waits.
  turnsOver[1]?.();
  expect(await second).toBeUndefined();
  await end('a');
  expect([await first, begun]).toEqual(['a made', ['a']]);
  void search('one', 'b');
  await settle();
  expect(begun).toEqual(['a', 'b']);
});

test('of two who wait for one search the later one still has a turn when the other is too late', async () => {
  void search('one', 'a');
  const [early, later] = [search('one', 'b'), search('two', 'b')];
  await settle();
  turnsOver[1]?.();
  expect(await early).toBeUndefined();
  await end('a');
  await end('b');
  expect(await later).toBe('b made');
});
