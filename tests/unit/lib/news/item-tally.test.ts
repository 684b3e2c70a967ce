import { expect, test } from '@jest/globals';
import { counted } from '@/lib/news/item-tally';

test('counts how often each reason occurs', () => {
  expect(counted(['no-link', 'duplicate', 'no-link'])).toEqual({ 'no-link': 2, duplicate: 1 });
});

test('counts a reason named constructor like any other', () => {
  expect(counted(['constructor', '__proto__', 'constructor'])).toEqual(
    Object.fromEntries([
      ['constructor', 2],
      ['__proto__', 1],
    ]),
  );
});
