import type { CalledMotif, Motif, Picture } from '@/lib/city/drawing-types';
import { misleading } from '@/lib/city/drawings/misleading';
import { lights, type MotifName, tiles } from '@/lib/city/drawings/tiles';

/** Undefined for a motif that nobody has drawn. */
export function motifNamed(name: string): Motif | undefined {
  return Object.hasOwn(tiles, name) ? tiles[name as MotifName] : undefined;
}

/** By motif and light, as `palms-dusk`. */
export function pictureNamed(name: string): Picture | undefined {
  const [motif = '', light = ''] = name.split('-');
  return motifNamed(motif)?.[lights.indexOf(light as (typeof lights)[number])];
}

function phrases(list: string | undefined): string[] {
  return list?.split(', ') ?? [];
}

/** `words` and `except` by motif, with commas between them. */
export function calledMotifs(
  words: Readonly<Record<string, string>>,
  except: Readonly<Record<string, string>> = {},
): CalledMotif[] {
  return Object.entries(words).flatMap(([name, list]) => {
    const motif = motifNamed(name);
    const exceptions = [...phrases(misleading[name as MotifName]), ...phrases(except[name])];
    const called = { words: phrases(list), ...(exceptions.length > 0 && { except: exceptions }) };
    return motif ? [{ ...called, motif }] : [];
  });
}
