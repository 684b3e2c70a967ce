import { expect, test } from '@jest/globals';
import { counted } from '@/lib/news/item-tally';

test('counted returns how often each reason occurs', () => {
  expect(counted(['no-link', 'duplicate', 'no-link'])).toEqual({ 'no-link': 2, duplicate: 1 });
});

test('counted handles reasons named constructor or __proto__ like any other', () => {
  expect(counted(['constructor', '__proto__', 'constructor'])).toEqual(
    Object.fromEntries([
      ['constructor', 2],
      ['__proto__', 1],
    ]),
  );
});
