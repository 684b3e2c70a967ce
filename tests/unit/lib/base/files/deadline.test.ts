import { expect, test } from '@jest/globals';
import { withDeadline } from '@/lib/base/files/deadline';

test('work that never ends rejects with a TimeoutError at its deadline', async () => {
  await expect(withDeadline(1, () => new Promise(() => undefined))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('work that ends in time gives its value', async () => {
  expect(await withDeadline(20_000, async () => 7)).toBe(7);
});
