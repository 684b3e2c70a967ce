import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Motif, Picture } from '@/lib/city/city-type';

/** Of each motif, in this order. */
export const lights = ['day', 'dusk', 'sage', 'clay', 'sea', 'night'] as const;
export type Light = (typeof lights)[number];

/** What a city has drawn itself, by motif; a motif of a shared name takes its place (read/own-drawings.ts). */
export type OwnDrawings = Readonly<Record<string, Readonly<Partial<Record<Light, Picture>>>>>;

const tiles = path.join(/*turbopackIgnore: true*/ process.cwd(), 'public/tiles');

/** With a hash of its content in the address: browsers keep a drawing for a year (lib/server/files/own-files.ts). */
function sharedDrawing(motif: string, light: Light): Picture {
  const file = `${motif}-${light}.svg`;
  const bytes = readFileSync(path.join(tiles, file));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { src: `/tiles/${file}?v=${hash}`, width: 600, height: 400 };
}

let known: ReadonlyMap<string, Motif> | undefined;

/** Those that suit any city, each in six lights: public/tiles/arch-day.svg. */
function sharedMotifs(): ReadonlyMap<string, Motif> {
  const names = () => new Set(readdirSync(tiles).map((file) => file.replace(/-.*$/, '')));
  known ??= new Map(
    [...names()].toSorted().map((name) => [name, lights.map((light) => sharedDrawing(name, light))]),
  );
  return known;
}

export function motifNames(own: OwnDrawings = {}): string[] {
  return [...new Set([...sharedMotifs().keys(), ...Object.keys(own)])];
}

/** Undefined for a motif that nobody has drawn. */
export function motifNamed(name: string, own: OwnDrawings = {}): Motif | undefined {
  const drawn = Object.hasOwn(own, name) ? own[name] : undefined;
  return drawn ? lights.flatMap((light) => drawn[light] ?? []) : sharedMotifs().get(name);
}

/** By motif and light, as `palms-dusk`. */
export function pictureNamed(name: string, own: OwnDrawings): Picture | undefined {
  const [motif = '', light = ''] = name.split('-');
  if (Object.hasOwn(own, motif)) return own[motif]?.[light as Light];
  return motifNamed(motif)?.[lights.indexOf(light as Light)];
}
