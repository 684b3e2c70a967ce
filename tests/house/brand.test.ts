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
  /** Returns the colors as custom properties of the style sheet. */
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

  test('error pages without Next.js have the background and text colors of the style sheet', () => {
    const colors = String(refusedResponse(400).body).match(/#[0-9a-f]{6}\b/g);
    expect(colors).toEqual([light.paper, light.ink, dark.paper, dark.ink]);
  });

  test('only lib/base/colors.ts and the book covers contain the brand’s colors', () => {
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
  test('has accent colors and an emblem with enough contrast', () => {
    expect(contrastInLight(brand.accent)).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(contrastInDark(brand.accentInDark)).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
    expect(contrast(brand.emblem.color, light.paper)).toBeGreaterThanOrEqual(MIN_CONTRAST.graphic);
  });

  test('has its own style sheet only if its accent colors differ from the default', () => {
    expect(themePath(brand) === undefined).toBe(
      brand.accent === accent && brand.accentInDark === accentInDark,
    );
  });
});
