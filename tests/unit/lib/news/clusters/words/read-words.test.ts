import { expect, test } from '@jest/globals';
import { wordsOf } from '@/lib/news/clusters/words/read-words';

const stems = (text: string) => wordsOf(text).words.map(({ stem }) => stem);

test('tells the words that say what a text is about, numbers in digits, no dates', () => {
  expect(stems('Four of the hikers were found on Tuesday, March 3, after 23,000 calls')).toEqual([
    '4',
    'hiker',
    'found',
    '3',
    '23000',
    'call',
  ]);
});

test('accents and possessives do not count', () => {
  expect(stems('San José’s cafés')).toEqual(stems('san jose cafe'));
});

test('a capital tells a name only inside a sentence that is not in Title Case', () => {
  const telling = (text: string) =>
    wordsOf(text)
      .words.filter((word) => word.telling)
      .map(({ stem }) => stem);
  expect(telling('Mayor thanks Anaheim crews. Rain helped.')).toEqual(['thank', 'anaheim', 'crew', 'help']);
  expect(telling('Mayor Thanks Anaheim Crews')).toEqual([]);
});

test('names the weekdays', () => {
  expect(wordsOf('Found Tuesday, charged on Friday').weekdays).toEqual(['tuesday', 'friday']);
});
