import path from 'node:path';
import pLimit from 'p-limit';
import { listInside } from '@/lib/base/files/read-inside';
import type { Pause } from '@/lib/base/in-slices';
import type { Outcome } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import { earlyPins } from '@/lib/city/read/early-pins';
import { type KeptTexts, LastGood } from '@/lib/city/read/last-good';
import { type FolderLook, lookAtFolder } from '@/lib/city/read/look-at-folder';
import { networkDeskName, noDesk, readNetworkDesk } from '@/lib/city/read/network-desk';
import { type ReadCity, readCity } from '@/lib/city/read/read-city';
import { lookAtShared } from '@/lib/city/read/read-shared';
import type { Part } from '@/lib/city/read/yaml-part';
import { withNetwork } from '@/lib/city/schema/desk';

/** A folder on a disk that hangs holds up only its own turn. */
const FOLDERS_AT_ONCE = 8;

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

/** A file that was not read within its deadline is read again at the next look, although nothing has changed. */
const LATE = /could not be read within [\d.]+ seconds$/;

/** The cities below a folder, each in one of its own with a city.yaml in it. They are read by `open` and `refresh`. */
export class CityStore {
  readonly #root: string;
  readonly #lastGood: LastGood;
  readonly #kept = new Map<string, KeptCity>();
  /** Without their city.yaml at the last look. */
  readonly #missing = new Set<string>();
  // Asked for with each request: of thousands of cities a list made again each time costs more than the request.
  #keys: readonly string[] = [];
  #cities: readonly City[] = [];
  /** Of the files that all cities share, at the last look. */
  #shared = '';
  #network = noDesk;
  /** Why the last look at the folder of all cities failed. */
  #failure: string | undefined;
  /** Grows with each change. */
  version = 0;
  /** Key of the single city found at the start (editions aside). Fixed for the life of the process. */
  onlyKey: string | undefined;

  private constructor(root: string, texts?: KeptTexts) {
    this.#root = path.resolve(/*turbopackIgnore: true*/ root);
    this.#lastGood = new LastGood(texts);
  }

  /** Reads all cities; `texts` keeps what was last good across restarts. */
  static async open(root: string, texts?: KeptTexts): Promise<CityStore> {
    const store = new CityStore(root, texts);
    await store.refresh();
    const cities = store.#keys.filter((key) => !store.city(key)?.editionOf);
    store.onlyKey = cities.length === 1 ? cities[0] : undefined;
    return store;
  }

  /**
   * Reads what has changed since the last time: the keys of those folders. Pauses after each city: thousands take longer
   * to look at than readers may wait. A failure is among networkProblems until the next look.
   */
  async refresh(pause: Pause = () => undefined): Promise<string[]> {
    try {
      const keys = await this.#listed();
      const few = pLimit(FOLDERS_AT_ONCE);
      const read = (key: string) =>
        few(async () => {
          const isChanged = await this.#read(key);
          await pause();
          return isChanged ? [key] : [];
        });
      return this.#note((await Promise.all(keys.map(read))).flat());
    } catch (error) {
      this.#failure = `the folder of cities: ${(error as Error).message}`;
      throw error;
    }
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
    const failure = this.#failure ? [this.#failure] : [];
    // Each city counts the hours in its own zone.
    return [...failure, ...problems, ...earlyPins(parts, 'UTC', Date.now())];
  }

  /** All folders, and those that were there before. */
  async #listed(): Promise<string[]> {
    const listed = await listInside(this.#root);
    const isRefused = !listed.ok && listed.failure.reason !== 'no-file';
    this.#failure = isRefused ? `the folder of cities ${listed.failure.detail}` : undefined;
    if (!listed.ok) return [...this.#kept.keys()];
    const desk = listed.value.find(({ name }) => name === networkDeskName);
    this.#network = await readNetworkDesk(this.#root, desk?.state ?? '', this.#network);
    this.#shared = `${await lookAtShared()}\n${this.#network.print}`;
    // The operator may link a folder that is elsewhere.
    const folders = listed.value
      .filter(({ isFolder, refusal }) => isFolder || refusal)
      .map(({ name }) => name);
    return [...new Set([...folders, ...this.#kept.keys()])];
  }

  #note(changed: string[]): string[] {
    if (changed.length === 0) return changed;
    this.version += 1;
    this.#keys = [...this.#kept.keys()].sort();
    this.#cities = this.#keys.flatMap((key) => this.city(key) ?? []);
    return changed;
  }

  /** True when it is gone: at the second look in a row, as a checkout may be taking a file's place at the first. */
  async #miss(key: string): Promise<boolean> {
    const isGone = this.#missing.delete(key);
    if (!isGone && this.#kept.has(key)) this.#missing.add(key);
    if (!isGone) return false;
    await this.#lastGood.remove(key);
    return this.#kept.delete(key);
  }

  async #goodParts(key: string): Promise<readonly Part[]> {
    return this.#kept.get(key)?.parts ?? (await this.#lastGood.get(key));
  }

  /** Whether a folder has a city.yaml, or had one when it could last be listed. */
  async #isCity(key: string, look: Outcome<FolderLook>): Promise<boolean> {
    if (!look.ok) return look.failure.reason !== 'no-file' && (await this.#goodParts(key)).length > 0;
    const { files, refused } = look.value;
    return files.includes('city.yaml') || refused.some(({ name }) => name === 'city.yaml');
  }

  /** Of a folder, of that of its city where it is an edition, and of what all share. */
  async #printOf(look: Outcome<FolderLook>, { editionOf }: Pick<City, 'editionOf'> = {}): Promise<string> {
    const beside = editionOf && (await lookAtFolder(path.join(this.#root, editionOf)));
    const looks = beside ? [look, beside] : [look];
    return [...looks.map((one) => (one.ok ? one.value.print : one.failure.detail)), this.#shared].join('\n');
  }

  /** True when it has changed. */
  async #read(key: string): Promise<boolean> {
    const folder = path.join(this.#root, key);
    const look = await lookAtFolder(folder);
    if (!(await this.#isCity(key, look))) return this.#miss(key);
    this.#missing.delete(key);
    const known = this.#kept.get(key);
    if (known && known.print === (await this.#printOf(look, known.own))) return false;
    const good = await this.#goodParts(key);
    const read = await this.#readSafely(folder, good, look);
    const own = read.city ?? known?.own;
    const isLate = read.problems.some((problem) => LATE.test(problem));
    const print = isLate ? '' : await this.#printOf(look, own);
    // Another object, so that its posts are read again too.
    const city = own && withNetwork(own, this.#network.desk);
    this.#kept.set(key, { ...read, city, own, print });
    if (read.city) await this.#lastGood.set(key, read.parts, good);
    return true;
  }

  /** A bug that one folder brings out is a problem of this city alone. */
  async #readSafely(folder: string, parts: readonly Part[], look: Outcome<FolderLook>): Promise<ReadCity> {
    try {
      return await readCity(folder, parts, (key) => this.#goodParts(key), look);
    } catch (error) {
      return { parts, problems: [(error as Error).message.replaceAll(`${folder}${path.sep}`, '')] };
    }
  }
}
