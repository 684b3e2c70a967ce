import { describe, expect, it, test } from '@jest/globals';
import type { Picture } from '@/lib/city/city-type';
import { headlineFigure } from '@/lib/pictures/choose/headline-figure';
import { pickPictures } from '@/lib/pictures/choose/pick-pictures';

/** Creates drawings with this many palettes for each motif, named like `grove-2`. */
function pool(motifs: readonly string[], palettes: number): Picture[][] {
  return motifs.map((motif) =>
    Array.from({ length: palettes }, (_, palette) => ({
      src: `${motif}-${palette}`,
      width: 600,
      height: 400,
    })),
  );
}

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `https://example.org/story/${at}`);
}

function sources(picked: readonly (Picture | undefined)[]): (string | undefined)[] {
  return picked.map((picture) => picture?.src);
}

const eight = pool(['grove', 'river', 'books', 'hall', 'arch', 'market', 'waves', 'cup'], 6);

describe('pickPictures', () => {
  test.each([5, 20, 48])('gives %i items distinct drawings while the pool lasts', (count) => {
    const picked = sources(pickPictures(ids(count), eight));
    expect(new Set(picked).size).toBe(count);
  });

  test('uses all drawings of a small pool equally often', () => {
    const picked = sources(pickPictures(ids(9), pool(['grove', 'river', 'books'], 1)));
    for (const src of ['grove-0', 'river-0', 'books-0']) {
      expect(picked.filter((one) => one === src)).toHaveLength(3);
    }
  });

  test('does not change the other drawings when an item is added on top', () => {
    const before = pickPictures(ids(20), eight);
    const after = pickPictures(['https://example.org/breaking', ...ids(20)], eight);
    expect(after.slice(1)).toEqual(before);
  });

  test.each([
    ['an empty list of motifs', []],
    ['a motif without drawings', [[]]],
  ])('gives no drawings for %s', (_, motifs) => {
    expect(pickPictures(ids(3), motifs)).toEqual([undefined, undefined, undefined]);
  });
});

const now = new Date('2026-11-28T12:00:00Z');

describe('headlineFigure', () => {
  it.each([
    ['Measure J passes with 62% of the vote', '62%'],
    ['Nine percent of students miss school; 9 percent last year', '9%'],
    ['City approves $4.1 million for parks', '$4.1M'],
    ['County sells land for $320 million', '$320M'],
    ['A $75 fee for short-term rentals', '$75'],
    ['For $10, you can watch jazz legends', '$10'],
    ['Rent of $2,400, then $2,600', '$2,400'],
    ['Disneyland Forward adds 10,000 jobs', '10,000'],
    ['When the river took Orange County in 1938', '1938'],
  ])('returns the number in “%s”', (title, text) => {
    expect(headlineFigure(title, now)).toEqual({ kind: 'number', text });
  });

  it.each([
    ['The 91: From the South Bay to the Inland Empire', '91'],
    ['Crash closes 57 Freeway in Fullerton', '57'],
    ['Lanes close on I-5 tonight', '5'],
    ['State Route 55 repaving begins', '55'],
  ])('returns the road in “%s”', (title, text) => {
    expect(headlineFigure(title, now)).toEqual({ kind: 'road', text });
  });

  it.each([
    ['a recent year', 'What voters decided in 2024'],
    ['a date', 'Council meets Nov. 30 at 5 p.m.'],
    ['a score', 'Ducks beat Kings 4-3'],
    ['a house number', 'Fire at 304 N. Cypress St.'],
    ['a number too long for a cover', 'Budget of $1,234,567,890 adopted'],
    ['a title without a number', 'Which trains and buses stop at ARTIC'],
  ])('returns nothing for %s', (_, title) => {
    expect(headlineFigure(title, now)).toBeUndefined();
  });
});
