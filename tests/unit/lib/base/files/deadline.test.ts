import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { withDeadline } from '@/lib/base/files/deadline';

test('withDeadline rejects with a TimeoutError if the work never ends', async () => {
  await expect(withDeadline(1, () => new Promise(() => undefined))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('withDeadline returns the value of work that ends in time', async () => {
  expect(await withDeadline(20_000, async () => 7)).toBe(7);
});

test('withDeadline does not count time in which the event loop is blocked', async () => {
  const work = withDeadline(20, async () => {
    await nextTurn();
    await nextTurn();
    return 7;
  });
  // Block the event loop until after the deadline. A timer would not block it.
  const block = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(block, 0, 0, 25);
  expect(await work).toBe(7);
});
