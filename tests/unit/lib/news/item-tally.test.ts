import { expect, test } from '@jest/globals';
import { counted } from '@/lib/news/item-tally';

test('reasons are counted', () => {
  expect(counted(['no-link', 'duplicate', 'no-link'])).toEqual({ 'no-link': 2, duplicate: 1 });
});

test('a title that is the name of something that every object has counts as any other', () => {
  expect(counted(['constructor', '__proto__', 'constructor'])).toEqual(
    Object.fromEntries([
      ['constructor', 2],
      ['__proto__', 1],
    ]),
  );
});
