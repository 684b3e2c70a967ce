import type { CalledMotif, Motif, Picture } from '@/lib/city/drawing-types';
import { misleading } from '@/lib/city/drawings/misleading';
import { lights, type MotifName, tiles } from '@/lib/city/drawings/tiles';

export type Light = (typeof lights)[number];

/** What a city has drawn itself, by motif; a motif of a shared name takes its place (read/own-drawings.ts). */
export type OwnDrawings = Readonly<Record<string, Readonly<Partial<Record<Light, Picture>>>>>;

export function motifNames(own: OwnDrawings): string[] {
  return [...new Set([...Object.keys(tiles), ...Object.keys(own)])];
}

/** Undefined for a motif that nobody has drawn. */
export function motifNamed(name: string, own: OwnDrawings): Motif | undefined {
  const drawn = Object.hasOwn(own, name) ? own[name] : undefined;
  if (drawn) return lights.flatMap((light) => drawn[light] ?? []);
  return Object.hasOwn(tiles, name) ? tiles[name as MotifName] : undefined;
}

/** By motif and light, as `palms-dusk`. */
export function pictureNamed(name: string, own: OwnDrawings): Picture | undefined {
  const [motif = '', light = ''] = name.split('-');
  if (Object.hasOwn(own, motif)) return own[motif]?.[light as Light];
  return motifNamed(motif, own)?.[lights.indexOf(light as Light)];
}

function phrases(list: string | undefined): string[] {
  return list?.split(', ') ?? [];
}

type Phrases = Readonly<Record<string, string>>;

const shared = new WeakMap<Phrases, readonly CalledMotif[]>();

/** `words` and `except` by motif, with commas between them. Cities that add nothing of their own share one table. */
export function calledMotifs(
  words: Phrases,
  except: Phrases = {},
  own: OwnDrawings = {},
): readonly CalledMotif[] {
  const isShared = Object.keys(except).length + Object.keys(own).length === 0;
  const known = isShared ? shared.get(words) : undefined;
  const table = known ?? makeTable(words, except, own);
  if (isShared) shared.set(words, table);
  return table;
}

function makeTable(words: Phrases, except: Phrases, own: OwnDrawings): CalledMotif[] {
  return Object.entries(words).flatMap(([name, list]) => {
    const motif = motifNamed(name, own);
    const exceptions = [...phrases(misleading[name as MotifName]), ...phrases(except[name])];
    const called = { words: phrases(list), ...(exceptions.length > 0 && { except: exceptions }) };
    return motif ? [{ ...called, motif }] : [];
  });
}
