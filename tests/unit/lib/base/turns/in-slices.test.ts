import { expect, test } from '@jest/globals';
import { inSlices } from '@/lib/base/turns/in-slices';

test('inSlices yields once 4 ms have passed, and not before', async () => {
  let now = 1000;
  const pause = inSlices(() => now);
  now += 3.9;
  expect(pause()).toBeUndefined();
  now += 0.1;
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
