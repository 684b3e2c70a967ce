import { expect, test } from '@jest/globals';
import { memoize } from '@/lib/base/memoize';

/** Texts in capitals, and which of them were worked on. */
function capitals(most: number) {
  const worked: string[] = [];
  const give = memoize(most, (text) => {
    worked.push(text);
    return text.toUpperCase();
  });
  return { give, worked };
}

test('the work is done once for a text', () => {
  const { give, worked } = capitals(2);
  expect(['a', 'b', 'a'].map(give)).toEqual(['A', 'B', 'A']);
  expect(worked).toEqual(['a', 'b']);
});

test('the text that was asked for longest ago is forgotten where more are known than may be', () => {
  const { give, worked } = capitals(2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) give(text);
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});
