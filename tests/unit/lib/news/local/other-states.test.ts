import { expect, test } from '@jest/globals';
import { alsoWords, stateNames } from '@/lib/news/local/other-states';
import { wordsOf } from '@/lib/news/local/words-of';

test('there are fifty states', () => {
  expect(new Set(stateNames.map((row) => row.split(', ')[0])).size).toBe(50);
});

test('no two states have a name or an abbreviation in common', () => {
  const ofStates = stateNames.map((row) => row.split(', ').map((name) => wordsOf(name).join(' ')));
  const names = ofStates.flatMap((ofState) => [...new Set(ofState)]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('each abbreviation that is also a word is one of a state, as it is written there', () => {
  const names = stateNames.flatMap((row) => row.split(', '));
  expect([...alsoWords].filter((name) => !names.includes(name))).toEqual([]);
});
