import { expect, test } from '@jest/globals';
import { inSlices } from '@/lib/base/in-slices';

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
