import { expect, test } from '@jest/globals';
import { newerOf } from '@/lib/freshness/records/record-store';
import { neverAsked } from '@/lib/freshness/timed';

const record = (goodAt: number, triedAt?: number) => ({ ...neverAsked, goodAt, triedAt });

test.each([
  ['the copy that was confirmed later', record(2, 9), record(3, 1), 'second'],
  ['the copy that was confirmed later, also first', record(3, 1), record(2, 9), 'first'],
  ['of copies alike, the one that was tried later', record(2, 5), record(2, 6), 'second'],
  ['of copies alike, the one that was tried later, also first', record(2, 6), record(2, 5), 'first'],
  ['one that was tried before one that was not', record(2), record(2, 1), 'second'],
  ['one that was tried before one that was not, also first', record(2, 1), record(2), 'first'],
  ['the first, where they are of one age', record(2, 5), record(2, 5), 'first'],
  ['the only one', undefined, record(0), 'second'],
  ['the only one, also first', record(0), undefined, 'first'],
])('the newer of two records is %s', (_, one, other, newer) => {
  expect(newerOf(one, other)).toBe(newer === 'first' ? one : other);
});

test('of no records none is newer', () => {
  expect(newerOf(undefined, undefined)).toBeUndefined();
});
