import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { turns } from '@/lib/server/requests/turns';

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
