import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accentForDark } from '@/lib/base/colors';
import type { Brand, OwnBrand } from '@/lib/city/schema/look';

/** Emblems by letter or digit, on a square of 40 units (docs/how-assets-were-made.md). */
const file = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/cities/defaults/initials.json');
const initials: Readonly<Record<string, string | undefined>> = JSON.parse(readFileSync(file, 'utf8'));

/** Of the square above. */
const initialSize = 40;

/** The emblem's path for the first letter or digit of a name, without its accent or ʻokina; undefined for other scripts. */
function initialEmblem(name: string): string | undefined {
  const [first = ''] = /(?!\p{Lm})[\p{L}\p{N}]/u.exec(name.toUpperCase().normalize('NFD')) ?? [];
  return initials[first];
}

/** A city's emblem, or its initial, or the one that all inherit; its accent, from which the colors it does not say are made. */
export function brandOf(name: string, own: OwnBrand = {}, inherited: Brand): Brand {
  const path = initialEmblem(name);
  const shape = own.emblem ?? (path ? { size: initialSize, path } : inherited.emblem);
  const { accent = inherited.accent } = own;
  return {
    emblem: { ...shape, color: own.emblem?.color ?? own.accent ?? inherited.emblem.color },
    accent,
    accentInDark: own.accentInDark ?? (own.accent ? accentForDark(own.accent) : inherited.accentInDark),
  };
}
