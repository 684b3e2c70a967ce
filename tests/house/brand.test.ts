import { describe, expect, test } from '@jest/globals';
import { pageColors, pressed } from '@/lib/base/colors';
import { refusedResponse } from '@/lib/server/plain-page';
import { culprits, textOf } from './house-files';

const [inLight = '', inDark = ''] = textOf('app/globals.css').split('@variant dark');
const { light, dark } = pageColors;
describe('colors used outside of pages match the style sheet', () => {
  /** Returns the colors as custom properties of the style sheet. */
  const named = ({ quietInk, accent, ...colors }: typeof light | (typeof dark & { quietInk?: string })) =>
    Object.entries({ ...colors, 'ink-2': quietInk, accent, 'accent-pressed': pressed(accent) })
      .filter(([, color]) => color)
      .map(
        ([name, color]) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
      );

  test('each color is in the light and the dark theme', () => {
    const lightColors = [...named(light), `--band-accent: ${dark.accent};`];
    expect(lightColors.filter((line) => !inLight.includes(line))).toEqual([]);
    expect(named(dark).filter((line) => !inDark.includes(line))).toEqual([]);
  });

  test('error pages without Next.js have the background and text colors of the style sheet', () => {
    const colors = String(refusedResponse(400).body).match(/#[0-9a-f]{6}\b/g);
    expect(colors).toEqual([light.paper, light.ink, dark.paper, dark.ink]);
  });

  test('only lib/base/colors.ts and the book covers contain the brand’s colors', () => {
    const all = new Set<string>([...Object.values(light), ...Object.values(dark)]);
    const hasColor = (text: string) => (text.match(/#[0-9a-f]{6}\b/g) ?? []).some((color) => all.has(color));
    const isCover = /^lib\/pages\/book-covers\./;
    expect(culprits(({ path, text }) => !isCover.test(path) && hasColor(text))).toEqual([
      'lib/base/colors.ts',
    ]);
  });
});
