import { expect, test } from '@jest/globals';
import { degrees, doubtfulCodes, stateNames } from '@/lib/news/local/other-states';
import { wordsOf } from '@/lib/news/local/words-of';

test('there are fifty states', () => {
  expect(new Set(stateNames.map((row) => row.split(', ')[0])).size).toBe(50);
});

test('no two states have a name or an abbreviation in common', () => {
  const ofStates = stateNames.map((row) => row.split(', ').map((name) => wordsOf(name).join(' ')));
  const names = ofStates.flatMap((ofState) => [...new Set(ofState)]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('each code that may mean something else is one of a state', () => {
  const names = stateNames.flatMap((row) => row.split(', '));
  expect([...doubtfulCodes, ...degrees].filter((name) => !names.includes(name))).toEqual([]);
});
