import { expect, test } from '@jest/globals';
import { isGrim } from '@/lib/news/classify/is-grim';
import { maySell } from '@/lib/news/classify/may-sell';
import { item } from '../make-item';

test.each([
  ['Police look for shooter', ''],
  ['A night to forget', 'Two people were killed.'],
  ['Tropical depression nears the coast', ''],
  ['Rabid bat found at a pool', ''],
  ['Smoke over the hills', ''],
  ['A tribute to a teacher', ''],
])('“%s” (%s) is no place for a drawing', (title, description) => {
  expect(isGrim(item({ title, description }))).toBe(true);
});

test.each(['Market day returns to Center Street', 'A rink downtown', 'How to read a water bill'])(
  '“%s” may have one',
  (title) => {
    expect(isGrim(item({ title, description: '' }))).toBe(false);
  },
);

test('hard news is grim without a word of it', () => {
  expect(isGrim(item({ title: 'A long night', description: '', kind: 'hard' }))).toBe(true);
});

test.each([
  ['Seven gifts for gardeners', true],
  ['A toaster at $29.99', true],
  ['New fall collection arrives', true],
  ['A garden for every season', false],
  ['The bridge that never was', false],
])('“%s” reads like a shop window: %s', (title, sells) => {
  expect(maySell(title)).toBe(sells);
});
