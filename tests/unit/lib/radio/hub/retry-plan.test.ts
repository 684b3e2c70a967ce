import { expect, test } from '@jest/globals';
import { nextWait } from '@/lib/radio/hub/retry-plan';

test('a station is called again after a quarter of a second, then twice that, up to two', () => {
  expect([0, 1, 2, 3, 4, 20].map((tries) => nextWait(tries, 0))).toEqual([250, 500, 1000, 2000, 2000, 2000]);
});

test('as long as the try comes within ten seconds of silence', () => {
  expect(nextWait(9, 8000)).toBe(2000);
  expect(nextWait(9, 8001)).toBeUndefined();
});
