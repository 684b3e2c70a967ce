import { describe, expect, test } from '@jest/globals';
import { contrastInDark, contrastInLight, pressed } from '@/lib/base/color/accents';
import { contrast, leastContrast } from '@/lib/base/color/contrast';
import { pageColors } from '@/lib/base/color/page-colors';
import { cityStore } from '@/lib/city/this-city';
import { themePath, usualAccents } from '@/lib/pages/brand/theme';
import { textOf } from './house-files';

const [inLight = '', inDark = ''] = textOf('app/globals.css').split('prefers-color-scheme: dark');
const { light, dark } = pageColors;
const { accent, accentInDark } = usualAccents;

describe('what is drawn outside a page looks like the pages', () => {
  test.each([
    ['paper', light.paper],
    ['tint', light.tint],
    ['ink', light.ink],
    ['ink-2', light.quietInk],
    ['hairline', light.hairline],
    ['on-accent', light.onAccent],
    ['band', light.band],
    ['accent', accent],
    ['accent-pressed', pressed(accent)],
    ['band-accent', accentInDark],
  ])('in light --%s is %s', (name, color) => {
    expect(inLight).toContain(`--${name}: ${color};`);
  });

  test.each([
    ['paper', dark.paper],
    ['tint', dark.tint],
    ['on-accent', dark.onAccent],
    ['band', dark.band],
    ['accent', accentInDark],
    ['accent-pressed', pressed(accentInDark)],
  ])('in dark --%s is %s', (name, color) => {
    expect(inDark).toContain(`--${name}: ${color};`);
  });
});

describe.each(
  cityStore()
    .cities()
    .map((city) => [city.key, city] as const),
)('the brand of %s', (_, { brand }) => {
  test('has accents that can be read, and an emblem that shows', () => {
    expect(contrastInLight(brand.accent)).toBeGreaterThanOrEqual(leastContrast.text);
    expect(contrastInDark(brand.accentInDark)).toBeGreaterThanOrEqual(leastContrast.text);
    expect(contrast(brand.emblem.color, light.paper)).toBeGreaterThanOrEqual(leastContrast.graphic);
  });

  test('needs a style sheet of its own only for accents that are not the usual ones', () => {
    expect(themePath(brand) === undefined).toBe(
      brand.accent === accent && brand.accentInDark === accentInDark,
    );
  });
});
