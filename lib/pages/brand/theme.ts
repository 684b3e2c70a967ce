import { pressed } from '@/lib/base/color/accents';
import { pageColors } from '@/lib/base/color/page-colors';
import type { Brand } from '@/lib/city/city-type';

type Accents = Pick<Brand, 'accent' | 'accentInDark'>;

/** Of app/globals.css. */
export const usualAccents: Accents = {
  accent: pageColors.light.accent,
  accentInDark: pageColors.dark.accent,
};

const ADDRESS = /^([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** Where the accents of a city are that are not those of app/globals.css; undefined for one that has those. */
export function themePath({ accent, accentInDark }: Accents): string | undefined {
  if (accent === usualAccents.accent && accentInDark === usualAccents.accentInDark) return undefined;
  return `/theme/${accent.slice(1)}-${accentInDark.slice(1)}.css`;
}

/** The accents that an address after /theme/ names; undefined for another. */
export function accentsAt(file: string): Accents | undefined {
  const [, accent, accentInDark] = ADDRESS.exec(file) ?? [];
  return accent && accentInDark ? { accent: `#${accent}`, accentInDark: `#${accentInDark}` } : undefined;
}

/** Over the table of colors of app/globals.css, which is in a layer. */
export function themeCss({ accent, accentInDark }: Accents): string {
  const light = `--accent:${accent};--accent-pressed:${pressed(accent)};--band-accent:${accentInDark}`;
  const dark = `--accent:${accentInDark};--accent-pressed:${pressed(accentInDark)}`;
  return `:root{${light}}@media (prefers-color-scheme:dark){:root{${dark}}}\n`;
}
