import type { CalledMotif, Motif } from '@/lib/city/city-type';
import { tiles } from './tiles';

type TileName = keyof typeof tiles;

/** Motifs by their names. */
export function drawn(...names: readonly TileName[]): Motif[] {
  return names.map((name) => tiles[name]);
}

/** Motifs in their lighter palettes only: the darker ones are left to another section of the same page. */
export function light(...names: readonly TileName[]): Motif[] {
  return names.map((name) => tiles[name].slice(0, 3));
}

/** Motifs in their darker palettes only. */
export function dark(...names: readonly TileName[]): Motif[] {
  return names.map((name) => tiles[name].slice(3));
}

/** Motifs, and the words of a headline that call for each, with commas between them; the first motif wins. */
export function called(table: Partial<Record<TileName, string>>): CalledMotif[] {
  return Object.entries(table).map(([name, words]) => ({
    words: words.split(', '),
    motif: tiles[name as TileName],
  }));
}
