import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CalledMotif, Motif, Picture } from '@/lib/city/city-type';

/** Of each motif, in this order. */
export const lights = ['day', 'dusk', 'sage', 'clay', 'sea', 'night'] as const;
export type Light = (typeof lights)[number];

/** Drawings that suit any city, each in six lights: public/tiles/arch-day.svg. */
const sharedNames = [
  ...(['arch', 'ball', 'books', 'citrus', 'court', 'cup', 'diamond', 'drop', 'fireworks'] as const),
  ...(['freeway', 'grove', 'hall', 'houses', 'market', 'mountains', 'palms', 'panels', 'petals'] as const),
  ...(['pitch', 'pool', 'radio', 'rink', 'river', 'shade', 'shop', 'skyline', 'stadium', 'tiles'] as const),
  ...(['track', 'waves'] as const),
];
type SharedName = (typeof sharedNames)[number];

/** What a city has drawn itself, by motif; a motif of a shared name takes its place (read/own-drawings.ts). */
export type OwnDrawings = Readonly<Record<string, Readonly<Partial<Record<Light, Picture>>>>>;

type Phrases = Readonly<Record<string, string>>;

/** Phrases that name something else than what they would be drawn by, true of any American paper. */
const misleading: Partial<Record<SharedName, string>> = {
  citrus: 'agent orange, orange line',
  houses:
    'white house, house committee, house republicans, house democrats, house speaker, house panel, house bill, ' +
    'house vote, house votes, house passes, house members, movie house, opera house, full house, in house, home run, ' +
    'home runs, nursing home, funeral home, home depot, home opener',
  rink: 'ice cream, ice age, ice agents, ice raid, ice raids',
  arch:
    'early stage, stage 4, world stage, at play, fair play, play ball, police station, gas station, fire station, ' +
    'power station',
  books: 'by the book, school board, book value',
  waves: 'sea change',
  market: 'stock market, stock markets, job market, housing market, labor market, bond market, market share',
  shop: 'shopping spree',
  freeway: 'wall street, sesame street, main street',
  hall: 'record hall, hall of fame',
  drop: 'hot water, watergate',
};

/** With a hash of its content in the address: browsers keep a drawing for a year (lib/server/files/own-files.ts). */
function sharedDrawing(motif: string, light: Light): Picture {
  const file = `${motif}-${light}.svg`;
  const bytes = readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), 'public/tiles', file));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  return { src: `/tiles/${file}?v=${hash}`, width: 600, height: 400 };
}

const shared = new Map<string, Motif>();

function sharedMotif(name: string): Motif | undefined {
  if (!sharedNames.some((one) => one === name)) return undefined;
  const motif = shared.get(name) ?? lights.map((light) => sharedDrawing(name, light));
  shared.set(name, motif);
  return motif;
}

export function motifNames(own: OwnDrawings = {}): string[] {
  return [...new Set([...sharedNames, ...Object.keys(own)])];
}

/** Undefined for a motif that nobody has drawn. */
export function motifNamed(name: string, own: OwnDrawings = {}): Motif | undefined {
  const drawn = Object.hasOwn(own, name) ? own[name] : undefined;
  return drawn ? lights.flatMap((light) => drawn[light] ?? []) : sharedMotif(name);
}

/** By motif and light, as `palms-dusk`. */
export function pictureNamed(name: string, own: OwnDrawings): Picture | undefined {
  const [motif = '', light = ''] = name.split('-');
  if (Object.hasOwn(own, motif)) return own[motif]?.[light as Light];
  return motifNamed(motif)?.[lights.indexOf(light as Light)];
}

function phrases(list: string | undefined): string[] {
  return list?.split(', ') ?? [];
}

function makeTable(words: Phrases, except: Phrases, own: OwnDrawings): CalledMotif[] {
  return Object.entries(words).flatMap(([name, list]) => {
    const motif = motifNamed(name, own);
    const exceptions = [...phrases(misleading[name as SharedName]), ...phrases(except[name])];
    const called = { words: phrases(list), ...(exceptions.length > 0 && { except: exceptions }) };
    return motif ? [{ ...called, motif }] : [];
  });
}

const sharedTables = new WeakMap<Phrases, readonly CalledMotif[]>();

/** `words` and `except` by motif, with commas between them. Cities that add nothing of their own share one table. */
export function motifTable(words: Phrases, except: Phrases, own: OwnDrawings): readonly CalledMotif[] {
  const isShared = Object.keys(except).length + Object.keys(own).length === 0;
  const table = (isShared && sharedTables.get(words)) || makeTable(words, except, own);
  if (isShared) sharedTables.set(words, table);
  return table;
}
