import { describe, expect, test } from '@jest/globals';
import type { Picture } from '@/lib/city/city-type';
import { pickPictures } from '@/lib/pictures/choose/pick-pictures';

/** A pool of drawings: each motif in so many palettes, named like `grove-2`. */
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

describe('drawings for a list', () => {
  test('the same list has the same drawings, every time', () => {
    expect(pickPictures(ids(20), eight)).toEqual(pickPictures(ids(20), eight));
  });

  test.each([5, 20, 48])('of %i, no two are the same while the pool lasts', (count) => {
    const picked = sources(pickPictures(ids(count), eight));
    expect(new Set(picked).size).toBe(count);
  });

  test('a pool that is too small is used again, evenly', () => {
    const picked = sources(pickPictures(ids(9), pool(['grove', 'river', 'books'], 1)));
    for (const src of ['grove-0', 'river-0', 'books-0']) {
      expect(picked.filter((one) => one === src)).toHaveLength(3);
    }
  });

  test('a new item on top does not change the drawing of any other', () => {
    const before = pickPictures(ids(20), eight);
    const after = pickPictures(['https://example.org/breaking', ...ids(20)], eight);
    expect(after.slice(1)).toEqual(before);
  });

  test.each([
    ['no motifs', []],
    ['a motif without drawings', [[]]],
  ])('%s: no drawings, and no failure', (_, motifs) => {
    expect(pickPictures(ids(3), motifs)).toEqual([undefined, undefined, undefined]);
  });

  test('no items, no drawings', () => {
    expect(pickPictures([], eight)).toEqual([]);
  });
});
