import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { coverColors } from '@/lib/pages/books/cover-colors';
import { coverLook, coverSvg } from '@/lib/pages/books/cover-svg';
import { anaheim } from '../../../anaheim';

const { list } = anaheim.books;
const looks = list.map((_, place) => coverLook(place));

/** Pairs of covers that stand side by side or one above the other in so many columns. */
function neighbors(columns: number): [number, number][] {
  return list.flatMap((_, place): [number, number][] => {
    const beside: [number, number][] = (place + 1) % columns === 0 ? [] : [[place, place + 1]];
    return [...beside, [place, place + columns]];
  });
}

describe('the looks of the covers', () => {
  test.each([2, 3, 4, 5])(
    'in %d columns no cover has the design or the colors of its neighbor',
    (columns) => {
      const alike = neighbors(columns).filter(([one, other]) => {
        const [a, b] = [looks[one], looks[other]];
        return a && b && (a.design === b.design || a.colors === b.colors);
      });
      expect(alike).toEqual([]);
    },
  );

  test('six designs and eight colorings, none of them twice together before all 48 were used', () => {
    const first = looks.slice(0, 48).map(({ design, colors }) => `${design.name} ${colors.ground}`);
    expect(new Set(first).size).toBe(48);
  });

  test.each(coverColors.map((colors) => [colors.ground, colors.lettering] as const))(
    'on %s the lettering %s has a contrast of at least 4.5',
    (ground, lettering) => {
      const [low, high] = [brightness(ground), brightness(lettering)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(4.5);
    },
  );
});

/** Relative luminance (WCAG 2). */
function brightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('a cover', () => {
  test.each(list.map(({ title }, place) => [title, place] as const))(
    'of %s is a 3:4 drawing',
    (title, place) => {
      const svg = coverSvg(title, place);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 300 400"/);
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg.length).toBeLessThan(20_000);
    },
  );

  test('is the same each time', () => {
    expect(coverSvg('Walden', 8)).toBe(coverSvg('Walden', 8));
  });

  test.each(['', '<script>alert(1)</script>', 'Supercalifragilisticexpialidocious', 'a '.repeat(200)])(
    'of the odd title %j is still a drawing',
    (title) => {
      const svg = coverSvg(title, 0);
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg).not.toMatch(/script|NaN|undefined/);
    },
  );
});
