import { expect, test } from '@jest/globals';
import { anyWordIn } from '@/lib/news/sources/any-word-in';

test.each([
  ['in any case', ['Council'], 'The COUNCIL votes'],
  ['as one of many', ['event'], 'Five events this weekend'],
  ['with the ending of another plural', ['church'], 'Churches open their doors'],
  ['as the owner of something', ['mayor'], 'The mayor’s plan'],
  ['beside a hyphen or a quotation mark', ['council'], 'A “council-led” plan'],
  ['of several words', ['things to do'], '12 Things to  Do in Orange County'],
  ['with signs in it', ['C++ (free)'], 'Learn C++ (free)'],
  ['that ends in a letter with an accent', ['café'], 'A café opens'],
])('finds a word %s', (_, words, text) => {
  expect(anyWordIn(words, text)).toBe(true);
});

test.each([
  ['event', 'Crews prevent a wildfire'],
  ['event', 'It will eventually open'],
  ['election', 'A selection of books'],
  ['mayor', 'Mayorkas resigns'],
  ['art', 'Children’s arté class'],
])('does not take %s for a word of “%s”', (word, text) => {
  expect(anyWordIn([word], text)).toBe(false);
});

test('finds nothing for a list without words', () => {
  expect(anyWordIn([], 'Anything')).toBe(false);
});
