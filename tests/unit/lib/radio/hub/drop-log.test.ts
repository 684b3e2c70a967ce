import { afterEach, expect, jest, test } from '@jest/globals';
import { createDropLog } from '@/lib/radio/hub/drop-log';

afterEach(() => {
  jest.useRealTimers();
});

test('the first drop is told at once, those of the next minute as one number', () => {
  jest.useFakeTimers();
  const told: number[] = [];
  const dropped = createDropLog((listeners) => told.push(listeners));
  for (let time = 0; time < 500; time++) dropped();
  expect(told).toEqual([1]);
  jest.advanceTimersByTime(60_000);
  expect(told).toEqual([1, 499]);
  jest.advanceTimersByTime(600_000);
  expect(told).toEqual([1, 499]);
  dropped();
  expect(told).toEqual([1, 499, 1]);
});
