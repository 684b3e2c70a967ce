import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Picture = { src: string; width: number; height: number };

export type Motif = readonly Picture[];

/** Of each motif, in this order. */
const lights = ['day', 'dusk', 'sage', 'clay', 'sea', 'night'];

const tiles = path.join(/*turbopackIgnore: true*/ process.cwd(), 'public/tiles');

/** With a hash of its content in the address: browsers keep a drawing for a year (lib/server/files/own-files.ts). */
function drawing(motif: string, light: string): Picture {
  const file = `${motif}-${light}.svg`;
  const bytes = readFileSync(path.join(tiles, file));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { src: `/tiles/${file}?v=${hash}`, width: 600, height: 400 };
}

let known: ReadonlyMap<string, Motif> | undefined;

/** Those of all cities by name, each in six lights: public/tiles/arch-day.svg. */
export function motifs(): ReadonlyMap<string, Motif> {
  const names = () => new Set(readdirSync(tiles).map((file) => file.replace(/-.*$/, '')));
  known ??= new Map(
    [...names()].toSorted().map((name) => [name, lights.map((light) => drawing(name, light))]),
  );
  return known;
}

/** By motif and light, as `palms-dusk`; undefined for one that nobody has drawn. */
export function pictureNamed(name: string): Picture | undefined {
  const [motif = '', light = ''] = name.split('-');
  return motifs().get(motif)?.[lights.indexOf(light)];
}
