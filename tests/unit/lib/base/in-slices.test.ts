import { expect, test } from '@jest/globals';
import { inSlices } from '@/lib/base/in-slices';

test('inSlices does not pause work that takes less than 4 ms', () => {
  let now = 1000;
  const pause = inSlices(() => now);
  expect(pause()).toBeUndefined();
  now += 3.9;
  expect(pause()).toBeUndefined();
});

test('inSlices yields every 4 ms during longer work', async () => {
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
