import { describe, expect, test } from '@jest/globals';
import { XMLValidator } from 'fast-xml-parser';
import { coverColors, coverLook, coverSvg } from '@/lib/pages/book-covers';
import { anaheim } from '../../anaheim';

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

  test.each([
    ['', 0],
    ['<script>alert(1)</script>', 1],
    ['書 & "quotes"', 1],
    ['\u0000\u202e', 0],
    ['Supercalifragilisticexpialidocious', 1],
    ['a '.repeat(200), 8],
  ])('of the odd title %j is a drawing of %d lines, with nothing of its text', (title, lines) => {
    const svg = coverSvg(title, 0);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg.match(/<g transform/g) ?? []).toHaveLength(lines);
    expect(svg).not.toMatch(/script|quotes|NaN|undefined/);
  });

  test.each([
    ['Walden', 1, 0.03],
    ['  The   Art ', 1, 0.03],
    ['The Art of War in Everyday Life', 2, 0.03],
    ['A Very Long Title That Goes On and On and On, Until It Ends at Last on a Sunday', 4, 0.025],
  ])('of %j has %d lines, in the scale %d', (title, lines, scale) => {
    const set = [...coverSvg(title, 0).matchAll(/scale\(([\d.]+) -[\d.]+\)/g)].map((one) => Number(one[1]));
    expect(set).toEqual(Array(lines).fill(scale));
  });

  test('sets each letter where the one before it ends, and pairs closer', () => {
    const places = (title: string) =>
      [...coverSvg(title, 0).matchAll(/<path transform="translate\(([\d.]+)\)/g)].map((one) =>
        Number(one[1]),
      );
    const [, afterT = 0] = places('Tl');
    expect(afterT).toBeGreaterThan(0);
    expect(places('To')[1]).toBeLessThan(afterT);
    expect(places('lll').map((place, at) => place - at * (places('ll')[1] ?? 0))).toEqual([0, 0, 0]);
  });
});
