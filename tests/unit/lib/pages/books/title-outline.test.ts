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
    ['The Art', lineWidth('The Art'), ['The Art']],
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

  test('sets each letter where the one before it ends, pairs closer', () => {
    const places = (line: string) =>
      [...lineOutline(line, 0, 0, 20).matchAll(/<path transform="translate\(([\d.]+)\)/g)].map((one) =>
        Number(one[1]),
      );
    const second = lineWidth('To') - lineWidth('o');
    expect(second).toBeLessThan(lineWidth('T'));
    expect(places('To')).toEqual([0, second]);
    expect(places('Walden').at(-1)).toBe(lineWidth('Walden') - lineWidth('n'));
  });

  test('is as large as asked, upright, at its place', () => {
    expect(lineOutline('a', 3, 5, 20)).toMatch(/^<g transform="translate\(3 5\) scale\(0.02 -0.02\)">/);
  });

  test('drops an accent and keeps the letter', () => {
    expect(lineOutline('é', 0, 0, 20)).toBe(lineOutline('e', 0, 0, 20));
  });
});
