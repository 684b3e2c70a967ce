import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { RenderLane, turns } from '@/lib/server/finished/render-lane';

async function gone(count: number, each: number): Promise<{ perTurn: number[]; order: number[] }> {
  const turn = turns(each);
  const order: number[] = [];
  for (let at = 0; at < count; at++) void turn().then(() => order.push(at));
  const perTurn: number[] = [];
  while (order.length < count) {
    const before = order.length;
    await nextTurn();
    if (order.length > before) perTurn.push(order.length - before);
  }
  return { perTurn, order };
}

test('a few go on in each turn, in their order, and the last with those that are left', async () => {
  const { perTurn, order } = await gone(7, 3);
  expect(perTurn).toEqual([3, 3, 1]);
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('one alone goes on in the next turn', async () => {
  expect((await gone(1, 3)).perTurn).toEqual([1]);
});

test('who comes when all have gone on has a turn too', async () => {
  const turn = turns(3);
  await turn();
  await expect(turn()).resolves.toBeUndefined();
});

let begun: string[];
let ends: Map<string, (fails?: Error) => void>;
let turnsOver: (() => void)[];
let lane: RenderLane;

beforeEach(() => {
  [begun, ends, turnsOver] = [[], new Map(), []];
  lane = new RenderLane(() => new Promise<void>((resolve) => void turnsOver.push(resolve)));
});

function ask(who: string, key: string): Promise<string> {
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
