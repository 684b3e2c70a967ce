import '../unit/open-cities';
import { describe, expect, test } from '@jest/globals';
import {
  contrast,
  contrastInDark,
  contrastInLight,
  MIN_CONTRAST,
  pageColors,
  pressed,
} from '@/lib/base/colors';
import { cityStore } from '@/lib/city/this-city';
import { themePath } from '@/lib/pages/brand';
import { refusedResponse } from '@/lib/server/plain-page';
import { sourcesIn, textOf } from './house-files';

const [inLight = '', inDark = ''] = textOf('app/globals.css').split('@variant dark');
const { light, dark } = pageColors;
const { accent } = light;
const { accent: accentInDark } = dark;

describe('colors used outside of pages match the style sheet', () => {
  /** Names in the style sheet. */
  const named = ({ quietInk, accent, ...colors }: typeof light | (typeof dark & { quietInk?: string })) =>
    Object.entries({ ...colors, 'ink-2': quietInk, accent, 'accent-pressed': pressed(accent) })
      .filter(([, color]) => color)
      .map(
        ([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
      );

  test.each([...named(light), `--band-accent: ${accentInDark};`])('the light theme has %s', (line) => {
    expect(inLight).toContain(line);
  });

  test.each(named(dark))('the dark theme has %s', (line) => {
    expect(inDark).toContain(line);
  });

  test('pages that the server renders without Next.js have the same paper and ink', () => {
    const colors = String(refusedResponse(400).body).match(/#[0-9a-f]{6}\b/g);
    expect(colors).toEqual([light.paper, light.ink, dark.paper, dark.ink]);
  });

  test('no other source repeats these colors, except book covers', () => {
    const all = new Set<string>([...Object.values(light), ...Object.values(dark)]);
    const places = sourcesIn('app', 'components', 'lib').filter(
      ({ path, text }) =>
        !path.startsWith('lib/pages/book-covers.') &&
        (text.match(/#[0-9a-f]{6}\b/g) ?? []).some((color) => all.has(color)),
    );
    expect(places.map(({ path }) => path).sort()).toEqual(['lib/base/colors.ts']);
  });
});

describe.each(
  cityStore()
    .cities()
    .map((city) => [city.key, city] as const),
)('the brand of %s', (_, { brand }) => {
  test('has readable accents and a visible emblem', () => {
    expect(contrastInLight(brand.accent)).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(contrastInDark(brand.accentInDark)).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(contrast(brand.emblem.color, light.paper)).toBeGreaterThanOrEqual(MIN_CONTRAST.graphic);
  });

  test('needs its own style sheet only for its own accents', () => {
    expect(themePath(brand) === undefined).toBe(
      brand.accent === accent && brand.accentInDark === accentInDark,
    );
  });
});
