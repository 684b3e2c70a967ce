import { expect, test } from '@jest/globals';
import { inSlices } from '@/lib/base/in-slices';

test('work shorter than 4 ms is not paused', () => {
  let now = 1000;
  const pause = inSlices(() => now);
  expect(pause()).toBeUndefined();
  now += 3.9;
  expect(pause()).toBeUndefined();
});

test('longer work yields every 4 ms', async () => {
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
