import { describe, expect, test } from '@jest/globals';
import { lineOutline, lineWidth, titleLines } from '@/lib/pages/books/title-outline';

describe('the width of a line', () => {
  test('grows with its letters', () => {
    expect(lineWidth('Walden Pond')).toBeGreaterThan(lineWidth('Walden'));
  });

  test('counts pairs that move together', () => {
    expect(lineWidth('To')).toBeLessThan(lineWidth('T') + lineWidth('o'));
  });

  test('of nothing is nothing', () => {
    expect(lineWidth('')).toBe(0);
  });
});

describe('the lines of a title', () => {
  test.each([
    ['Walden', 20_000, ['Walden']],
    ['The Art of War', 20_000, ['The Art of War']],
    ['The Art of War', 4_200, ['The Art', 'of War']],
    ['The Art of War', 1, ['The', 'Art', 'of', 'War']],
    ['  The   Art ', 20_000, ['The Art']],
    ['', 20_000, []],
  ])('%j within %d breaks into %j', (title, measure, lines) => {
    expect(titleLines(title, measure)).toEqual(lines);
  });
});

describe('a line as paths', () => {
  test.each(['Café <script>', '書 & "quotes"', "Poor Richard's", '\u0000\u202e'])(
    'of %j holds paths and nothing of the text',
    (text) => {
      expect(
        lineOutline(text, 0, 0, 20).replace(/<\/?(g|path)( (transform|d)="[-\w\s.,()]*")*\/?>/g, ''),
      ).toBe('');
    },
  );

  test('drops an accent and keeps the letter', () => {
    expect(lineOutline('é', 0, 0, 20)).toBe(lineOutline('e', 0, 0, 20));
  });
});
