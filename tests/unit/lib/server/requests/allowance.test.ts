import { expect, test } from '@jest/globals';
import { allowance } from '@/lib/server/requests/allowance';

const pace = { burst: 3, perSecond: 0.5 };
const start = 1_000_000;

function take(times: number, from: ReturnType<typeof allowance>, who = 'a', now = start): number[] {
  return Array.from({ length: times }, () => from.take(who, now));
}

test('the burst is granted at once, then it says how long to wait', () => {
  expect(take(5, allowance(pace))).toEqual([0, 0, 0, 2, 2]);
});

test('who waits as told is let in, for one', () => {
  const some = allowance(pace);
  take(4, some);
  expect(some.take('a', start + 1000)).toBe(1);
  expect(some.take('a', start + 2000)).toBe(0);
  expect(some.take('a', start + 2000)).toBe(2);
});

test('a long rest fills up the burst and no more', () => {
  const some = allowance(pace);
  take(3, some);
  expect(take(4, some, 'a', start + 3_600_000)).toEqual([0, 0, 0, 2]);
});

test('each client has an allowance of their own', () => {
  const some = allowance(pace);
  take(4, some);
  expect(some.take('b', start)).toBe(0);
});

test('of endless clients only so many are kept, and the one not seen for longest is forgiven', () => {
  const some = allowance(pace, 2);
  take(4, some, 'a');
  take(4, some, 'b');
  some.take('c', start);
  expect(some.take('b', start)).toBe(2);
  expect(some.take('a', start)).toBe(0);
});
