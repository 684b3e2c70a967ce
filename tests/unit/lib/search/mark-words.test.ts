import { describe, expect, test } from '@jest/globals';
import { excerptAround, markWords } from '@/lib/search/mark-words';

/** Marked words in brackets. */
function shown(text: string, ...words: string[]): string {
  return markWords(text, new Set(words))
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('');
}

describe('marking', () => {
  test.each([
    ['whole words only', shown('Park, parking, the PARK', 'park'), '[Park], parking, the [PARK]'],
    ['words as they are written', shown('The Café’s menu', 'cafe'), 'The [Café’s] menu'],
    ['side by side', shown('city council', 'city', 'council'), '[city] [council]'],
    ['nothing', shown('city council', 'park'), 'city council'],
    ['an empty text', shown('', 'park'), ''],
    ['markup stays text', shown('<b>park</b>', 'park'), '<b>[park]</b>'],
  ])('%s', (_, marked, expected) => {
    expect(marked).toBe(expected);
  });

  test('no part is empty', () => {
    expect(markWords('Park', new Set(['park']))).toEqual([{ text: 'Park', marked: true }]);
  });

  test('the parts joined are the text', () => {
    const text = '  “Park” & e\u0301tude 🍊 park\ud83d';
    expect(
      markWords(text, new Set(['park', 'etude']))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

describe('an excerpt', () => {
  const long = `${'word '.repeat(60)}pothole ${'tail '.repeat(60)}`.trim();

  test('a text that just fits is whole, with the word at its end', () => {
    const text = `${'x'.repeat(92)} pothole`;
    expect(excerptAround(text, new Set(['pothole']), 100)).toBe(text);
  });

  test('a word that would be cut off at the end is shown', () => {
    const text = `${'word '.repeat(18)}xy pothole and more`;
    expect(text.indexOf('pothole')).toBe(93);
    expect(excerptAround(text, new Set(['pothole']), 100)).toContain('pothole');
  });

  test.each([
    ['a short text is whole', 'A short text.', 'A short text.'],
    [
      'a word near the front: cut at the end',
      `pothole ${'tail '.repeat(60)}`,
      expect.stringMatching(/^pothole .*…$/),
    ],
    ['a word far in: cut at both ends', long, expect.stringMatching(/^…(word ){8}pothole .*…$/)],
    ['no word of it: the front', 'other '.repeat(60), expect.stringMatching(/^other .*…$/)],
  ])('%s', (_, text, expected) => {
    const excerpt = excerptAround(text, new Set(['pothole']), 100);
    expect(excerpt).toEqual(expected);
    expect(excerpt.length).toBeLessThanOrEqual(100);
  });
});
