import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Pause } from '@/lib/base/in-slices';
import type { City } from '@/lib/city/city-type';
import { earlyPins } from '@/lib/city/read/early-pins';
import { type NetworkDesk, readNetworkDesk } from '@/lib/city/read/network-desk';
import { printOf } from '@/lib/city/read/print-of';
import { type GoodParts, type ReadCity, readCity } from '@/lib/city/read/read-city';
import { inside } from '@/lib/city/read/read-folder';
import { lookAtShared } from '@/lib/city/read/read-shared';
import type { Part } from '@/lib/city/read/yaml-part';
import { withNetwork } from '@/lib/city/schema/desk';

type KeptCity = {
  /** The last that could be read; undefined when none could. */
  city: City | undefined;
  /** The same without what the network's desk.yaml adds. */
  own: City | undefined;
  /** Of which that was made. */
  parts: readonly Part[];
  /** What is wrong with the folder as it is now, a line each. */
  problems: readonly string[];
  /** Of its files, and of those that all cities share, when it was read. */
  print: string;
};

/** A folder in it that goes away meanwhile, or may not be read, is a problem of this city alone. */
function readSafely(folder: string, goodOf: GoodParts): ReadCity {
  const parts = goodOf(path.basename(folder)) ?? [];
  try {
    return readCity(folder, parts, goodOf);
  } catch (error) {
    return { parts, problems: [(error as Error).message.replaceAll(`${folder}${path.sep}`, '')] };
  }
}

/** The cities below a folder, each in one of its own with a city.yaml in it. */
export class CityStore {
  readonly #root: string;
  readonly #kept = new Map<string, KeptCity>();
  /** Without their city.yaml at the last look. */
  readonly #missing = new Set<string>();
  // Asked for with each request: of thousands of cities a list made again each time costs more than the request.
  #keys: readonly string[] = [];
  #cities: readonly City[] = [];
  /** Of the files that all cities share, at the last look. */
  #shared = '';
  #network: NetworkDesk;
  /** Grows with each change. */
  version = 0;
  /** Of the only city that there was at first, whatever its editions; one that comes or goes later does not change whom a process serves. */
  readonly onlyKey: string | undefined;

  constructor(root: string) {
    this.#root = path.resolve(/*turbopackIgnore: true*/ root);
    this.#network = readNetworkDesk(this.#root);
    this.refresh();
    const cities = this.#keys.filter((key) => !this.city(key)?.editionOf);
    this.onlyKey = cities.length === 1 ? cities[0] : undefined;
  }

  /** Reads what has changed since the last time: the keys of those folders. */
  refresh(): string[] {
    const keys = this.#listed();
    return this.#note(keys.filter((key) => this.#read(key)));
  }

  /** The same with a pause after each city: thousands take longer to look at than readers may wait. */
  async refreshWith(pause: Pause): Promise<string[]> {
    const changed: string[] = [];
    for (const key of this.#listed()) {
      if (this.#read(key)) changed.push(key);
      const rest = pause();
      if (rest) await rest;
    }
    return this.#note(changed);
  }

  /** Of all folders, those that cannot be read too. */
  keys(): readonly string[] {
    return this.#keys;
  }

  /** In the order of their keys; without those that could never be read. */
  cities(): readonly City[] {
    return this.#cities;
  }

  /** Undefined without such a folder, or with one that could never be read. */
  city(key: string): City | undefined {
    return this.#kept.get(key)?.city;
  }

  /** By key, of those with a mistake: what it is in is as it last was, or away. */
  problems(): Map<string, readonly string[]> {
    const now = Date.now();
    const lines = [...this.#kept].map(([key, { problems, parts, city }]) => {
      const early = city ? earlyPins(parts, city.timeZone, now) : [];
      return [key, [...problems, ...early]] as const;
    });
    return new Map(lines.filter(([, list]) => list.length > 0));
  }

  /** What is wrong with the desk.yaml beside the folders, which is for all cities. */
  networkProblems(): readonly string[] {
    const { problems, parts } = this.#network;
    // Each city counts the hours in its own zone.
    return [...problems, ...earlyPins(parts, 'UTC', Date.now())];
  }

  /** All folders, and those that were there before. */
  #listed(): string[] {
    this.#network = readNetworkDesk(this.#root, this.#network);
    this.#shared = `${lookAtShared()}\n${this.#network.print}`;
    if (!existsSync(this.#root)) return [...this.#kept.keys()];
    return [...new Set([...inside(this.#root).folders, ...this.#kept.keys()])];
  }

  #note(changed: string[]): string[] {
    if (changed.length === 0) return changed;
    this.version += 1;
    this.#keys = [...this.#kept.keys()].sort();
    this.#cities = this.#keys.flatMap((key) => this.city(key) ?? []);
    return changed;
  }

  /** True when it is gone: at the second look in a row, as a checkout may be taking a file's place at the first. */
  #miss(key: string): boolean {
    const isGone = this.#missing.delete(key);
    if (!isGone && this.#kept.has(key)) this.#missing.add(key);
    return isGone && this.#kept.delete(key);
  }

  /** Of a folder, of that of its city where it is an edition, and of what all share. */
  #printOf(folder: string, { editionOf }: Pick<City, 'editionOf'> = {}): string {
    const folders = editionOf ? [folder, path.join(this.#root, editionOf)] : [folder];
    return [...folders.map(printOf), this.#shared].join('\n');
  }

  /** True when it has changed. */
  #read(key: string): boolean {
    const folder = path.join(this.#root, key);
    if (!existsSync(path.join(folder, 'city.yaml'))) return this.#miss(key);
    this.#missing.delete(key);
    const known = this.#kept.get(key);
    if (known && known.print === this.#printOf(folder, known.own)) return false;
    const read = readSafely(folder, (of) => this.#kept.get(of)?.parts);
    const own = read.city ?? known?.own;
    const print = this.#printOf(folder, own);
    // Another object, so that its posts are read again too.
    const city = own && withNetwork(own, this.#network.desk);
    this.#kept.set(key, { ...read, city, own, print });
    return true;
  }
}
