import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { FairLane } from '@/lib/base/turns/fair-lane';

let begun: string[];
let ends: Map<string, (error?: Error) => void>;
let lane: FairLane;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  [begun, ends] = [[], new Map()];
  lane = new FairLane();
});

/** Adds work that runs until the test ends it. If work with this name has already begun, there is nothing to do. */
function add(client: string, name: string, isLow = false): void {
  const start = () => {
    if (begun.includes(name)) return undefined;
    begun.push(name);
    return new Promise<void>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve()));
    });
  };
  lane.add(client.split(' '), start, isLow);
}
const addAll = (client: string, names: string, isLow = false) => {
  for (const name of names.split(' ')) add(client, name, isLow);
};

async function settle(): Promise<void> {
  for (let turns = 0; turns < 10; turns++) await nextTurn();
}

async function end(name: string, error?: Error): Promise<void> {
  ends.get(name)?.(error);
  await settle();
}

test('FairLane runs two tasks at a time, and begins the next when one ends', async () => {
  addAll('one', 'a b c');
  await settle();
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('FairLane begins only one short task in each turn of the event loop, however many tasks are waiting', async () => {
  let count = 0;
  const counts: number[] = [];
  const work = async () => {
    count += 1;
  };
  for (let at = 0; at < 20; at++) lane.add(['flood'], work);
  for (let turn = 0; turn < 40; turn++) {
    const before = count;
    await nextTurn();
    counts.push(count - before);
  }
  expect(Math.max(...counts)).toBe(1);
  expect(count).toBe(20);
});

test('in a FairLane, a client that requests one page does not wait for another client’s many pages', async () => {
  addAll('flood', '1 2 3 4 5');
  add('reader', 'page');
  await settle();
  await end('1');
  await end('2');
  expect(begun.indexOf('page')).toBeLessThan(4);
});

test('in a FairLane, a page that both a flood and a reader request is rendered once, at the reader’s turn', async () => {
  addAll('flood', '1 2 3 4 page');
  add('reader', 'page');
  await settle();
  await end('1');
  await end('2');
  expect(begun).toContain('page');
  await end('page');
  for (const name of ['3', '4']) await end(name);
  expect(begun.filter((name) => name === 'page')).toHaveLength(1);
});

test('in a FairLane, a task that takes half a second gives up its slot, but frees no second slot when it ends', async () => {
  add('one', 'slow');
  await settle();
  jest.advanceTimersByTime(400);
  addAll('one', 'slower page');
  await settle();
  jest.advanceTimersByTime(100);
  await settle();
  expect(begun).toEqual(['slow', 'slower', 'page']);
  await end('slow');
  add('one', 'last');
  await settle();
  expect(begun).not.toContain('last');
});

test('in a FairLane, a task that fails gives up its slot', async () => {
  addAll('one', 'a b c');
  await settle();
  await end('a', new Error('our own bug'));
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('FairLane begins low-priority tasks after all other tasks, one at a time', async () => {
  addAll('one', 's0 s1 s2', true);
  await settle();
  addAll('one', 'a b c');
  await settle();
  expect(begun).toEqual(['s0', 'a']);
  await end('a');
  await end('b');
  await end('s0');
  expect(begun).toEqual(['s0', 'a', 'b', 'c', 's1']);
  await end('c');
  expect(begun).toHaveLength(5);
});

test('FairLane gives the next turn to another network, however many addresses the first network uses', async () => {
  for (let at = 0; at < 200; at++) add(`network address-${at}`, `s${at}`, true);
  add('other reader', 'reader', true);
  await settle();
  await end('s0');
  expect(begun).toEqual(['s0', 'reader']);
});
