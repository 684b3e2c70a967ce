import { expect, test } from '@jest/globals';
import { inSlices, workQueue } from '@/lib/base/work-queue';

test('work of less than four milliseconds goes on without a pause', () => {
  let now = 1000;
  const pause = inSlices(() => now);
  expect(pause()).toBeUndefined();
  now += 3.9;
  expect(pause()).toBeUndefined();
});

test('from four on it yields to other work, and then goes on for as long', async () => {
  let now = 1000;
  const pause = inSlices(() => now);
  now += 4;
  let other = false;
  setImmediate(() => {
    other = true;
  });
  await pause();
  expect(other).toBe(true);
  expect(pause()).toBeUndefined();
  now += 4;
  expect(pause()).toBeInstanceOf(Promise);
});

/** Each piece of work begins at once and ends when the test says so. */
function watchedQueue() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = workQueue((key) => {
    begun.push(key);
    return new Promise((end) => ends.push(end));
  });
  const turn = () => new Promise((next) => setImmediate(next));
  const finish = async () => {
    ends.shift()?.();
    await turn();
  };
  return { begun, add, finish, turn };
}

test('one key after the other, in the order they came', async () => {
  const { begun, add, finish, turn } = watchedQueue();
  for (const key of ['boulder', 'merida', 'rancho']) add(key);
  await turn();
  expect(begun).toEqual(['boulder']);
  await finish();
  await finish();
  expect(begun).toEqual(['boulder', 'merida', 'rancho']);
});

test('a key that waits is not queued again', async () => {
  const { begun, add, finish } = watchedQueue();
  for (const key of ['boulder', 'merida', 'merida', 'merida']) add(key);
  for (let round = 0; round < 4; round++) await finish();
  expect(begun).toEqual(['boulder', 'merida']);
});

test('a key whose work is under way waits once more: what came since is not lost', async () => {
  const { begun, add, finish, turn } = watchedQueue();
  add('boulder');
  await turn();
  add('boulder');
  add('boulder');
  await finish();
  await finish();
  expect(begun).toEqual(['boulder', 'boulder']);
});
