import { describe, expect, test } from '@jest/globals';
import { isLikeTitle, squashed, storyLines } from '@/lib/base/text/excerpt/story-lines';

const title = 'Library reopens after a year';
const story = 'The library opens its doors again on Saturday.';

test('two texts are compared by their letters and digits', () => {
  expect(squashed('The Café – No. 1!')).toBe('thecafeno1');
  expect(squashed('The Cafe, No. 1')).toBe('thecafeno1');
});

test.each([
  ['LIBRARY REOPENS AFTER A YEAR!', true],
  ['Library reopens after a year .........', true],
  ['Library reopens after a year ..........', false],
  ['Library reopens after two years', false],
])('%s: the title again, %p', (text, isLike) => {
  expect(isLikeTitle(text, title)).toBe(isLike);
});

describe('the lines of a story', () => {
  test.each<[string, string[], string[]]>([
    ['end where it says to read more', [story, 'Read more', 'Something else happened.'], [story]],
    ['do not end in the first line', ['Read more in the library.'], ['Read more in the library.']],
    ['are without its title', [title, story], [story]],
    ['begin with the first sentence', ['Repairs at Last', story, 'Hours'], [story, 'Hours']],
    [
      'keep the beginning of a sentence that goes on',
      ['The library', 'opens on Saturday.'],
      ['The library', 'opens on Saturday.'],
    ],
    ['are all there where none is a sentence', ['Library', 'Saturday'], ['Library', 'Saturday']],
    [
      'may lack a period, with eight words of which three are small',
      ['Library News', 'Children will find many books there next week'],
      ['Children will find many books there next week'],
    ],
    ['begin with a sentence of two words', ['Repairs at Last', 'It opens.'], ['It opens.']],
    [
      'may lack a period, with three small words',
      ['Library News', 'Children Will Find many Books there Next week'],
      ['Children Will Find many Books there Next week'],
    ],
    ['are a heading with two small words', ['Children Will find many Books There Next Week', story], [story]],
    ['are a heading with seven words', ['Children will find many books there soon', story], [story]],
    [
      'may be in capitals alone',
      ['NEWS', 'THE LIBRARY OPENS ITS DOORS AGAIN ON SATURDAY'],
      ['THE LIBRARY OPENS ITS DOORS AGAIN ON SATURDAY'],
    ],
    [
      'keep a notice that stands alone',
      ['Correction: the library opens on Sunday.'],
      ['Correction: the library opens on Sunday.'],
    ],
    ['lose one beside a story', ['Correction: the library opens on Sunday.', story], [story]],
  ])('%s', (_name, lines, told) => {
    expect(storyLines(lines, title)).toEqual(told);
  });
});
