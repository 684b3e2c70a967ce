import { expect, test } from '@jest/globals';
import { withDeadline } from '@/lib/base/files/deadline';

test('withDeadline rejects with a TimeoutError for work that never ends', async () => {
  await expect(withDeadline(1, () => new Promise(() => undefined))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('withDeadline returns the value of work that ends in time', async () => {
  expect(await withDeadline(20_000, async () => 7)).toBe(7);
});
