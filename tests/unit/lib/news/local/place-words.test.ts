import { expect, test } from '@jest/globals';
import { placeWords } from '@/lib/news/local/place-words';

test.each([
  ['Santa Ana’s council', ['santa', 'ana', 'council']],
  ["The students' vote", ['the', 'students', 'vote']],
  ['O.C. and L.A.', ['o', 'c', 'and', 'l', 'a']],
  ['Cañón del Río', ['canon', 'del', 'rio']],
  ["O'Connor", ['o', 'connor']],
  ['Haleʻiwa and Hale‘iwa', ['haleiwa', 'and', 'haleiwa']],
  ['‘Ewa, Hawai‘i’s plain', ['ewa', 'hawaii', 'plain']],
  ['‘Hello,’ she said', ['hello', 'she', 'said']],
  ['—', []],
])('placeWords splits “%s” into %j', (text, words) => {
  expect(placeWords(text)).toEqual(words);
});
