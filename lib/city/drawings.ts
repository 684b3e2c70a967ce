import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Picture = { src: string; width: number; height: number };

export type Motif = readonly Picture[];

/** Names of the variants of each drawing, in display order. */
const LIGHTS = ['day', 'dusk', 'sage', 'clay', 'sea', 'night'];

const TILES = path.join(/*turbopackIgnore: true*/ process.cwd(), 'public/tiles');

/** Returns a drawing, with a content hash in its address, because browsers cache it (lib/request/cache-rules.mjs). */
function drawing(motif: string, light: string): Picture {
  const file = `${motif}-${light}.svg`;
  const bytes = readFileSync(path.join(TILES, file));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { src: `/tiles/${file}?v=${hash}`, width: 600, height: 400 };
}

let allMotifs: ReadonlyMap<string, Motif> | undefined;

/** Returns all drawings by motif, each with six variants such as public/tiles/arch-day.svg. */
export function motifs(): ReadonlyMap<string, Motif> {
  const names = () => new Set(readdirSync(TILES).map((file) => file.replace(/-.*$/, '')));
  allMotifs ??= new Map(
    [...names()].toSorted().map((name) => [name, LIGHTS.map((light) => drawing(name, light))]),
  );
  return allMotifs;
}

/** Returns the SVG of a drawing. */
export function drawingSvg({ src }: Pick<Picture, 'src'>): string {
  return readFileSync(path.join(TILES, path.basename(src.replace(/\?.*$/, ''))), 'utf8');
}

/** Approximate latitude, in degrees, up to which palms and oranges grow; beyond it, there is snow. */
const WARM_LATITUDE = 36;
const WARM_MOTIFS: readonly string[] = ['palms', 'grove', 'citrus'];
const COLD_MOTIFS: readonly string[] = ['pines', 'snow'];

/** Whether a drawing's motif suits a city's climate. A headline about snow may have a snow drawing anywhere. */
export function isAtHome({ latitude }: { latitude: number }, motif: string): boolean {
  const isWarm = Math.abs(latitude) <= WARM_LATITUDE;
  return !(isWarm ? COLD_MOTIFS : WARM_MOTIFS).includes(motif);
}

/** Returns the drawing with a name such as `palms-dusk`; undefined if there is none. */
export function pictureNamed(name: string): Picture | undefined {
  const [motif = '', light = ''] = name.split('-');
  return motifs().get(motif)?.[LIGHTS.indexOf(light)];
}
