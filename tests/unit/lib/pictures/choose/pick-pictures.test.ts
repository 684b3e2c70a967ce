import { describe, expect, test } from '@jest/globals';
import type { Picture } from '@/lib/city/city-type';
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
