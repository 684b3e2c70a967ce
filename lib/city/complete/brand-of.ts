import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accentForDark } from '@/lib/base/colors';
import type { Brand, OwnBrand } from '@/lib/city/schema/look';

/** File with the SVG paths of letters and digits, in a square of 40 units (docs/how-assets-were-made.md). */
const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/cities/defaults/initials.json');
const initials: Readonly<Record<string, string | undefined>> = JSON.parse(readFileSync(file, 'utf8'));

/** Side of the square that an initial is drawn in. */
const INITIAL_SIZE = 40;

/** Returns the SVG path of a name's first letter or digit, ignoring accents and ʻokina; undefined for other scripts. */
function initialEmblem(name: string): string | undefined {
  const [first = ''] = /(?!\p{Lm})[\p{L}\p{N}]/u.exec(name.toUpperCase().normalize('NFD')) ?? [];
  return initials[first];
}

/**
 * Returns a city's brand: its own emblem, else its initial, else the default. Missing colors are derived from
 * the accent.
 */
export function brandOf(name: string, own: OwnBrand = {}, inherited: Brand): Brand {
  const path = initialEmblem(name);
  const shape = own.emblem ?? (path ? { size: INITIAL_SIZE, path } : inherited.emblem);
  const { accent = inherited.accent } = own;
  return {
    emblem: { ...shape, color: own.emblem?.color ?? own.accent ?? inherited.emblem.color },
    accent,
    accentInDark: own.accentInDark ?? (own.accent ? accentForDark(own.accent) : inherited.accentInDark),
  };
}
