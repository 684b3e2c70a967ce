import { accentForDark } from '@/lib/base/color/accents';
import { initialEmblem } from '@/lib/city/complete/initial-emblem';
import type { Brand, OwnBrand } from '@/lib/city/schema/look';

/** Of the square in initials.ts. */
const initialSize = 40;

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
