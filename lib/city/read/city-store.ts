import path from 'node:path';
import pLimit from 'p-limit';
import { listInside } from '@/lib/base/files/read-inside';
import type { Outcome } from '@/lib/base/outcome';
import type { Pause } from '@/lib/base/turns/in-slices';
import type { City } from '@/lib/city/city-type';
import { earlyPins } from '@/lib/city/read/early-pins';
import { type KeptTexts, LastGood } from '@/lib/city/read/last-good';
import { type FolderLook, lookAtFolder } from '@/lib/city/read/look-at-folder';
import { networkDeskName, noDesk, readNetworkDesk } from '@/lib/city/read/network-desk';
import { type ReadCity, readCity } from '@/lib/city/read/read-city';
import { lookAtShared } from '@/lib/city/read/read-shared';
import type { Part } from '@/lib/city/read/yaml-part';
import { withNetwork } from '@/lib/city/schema/desk';

/**
 * Maximum number of folders to read at the same time. A slow or hanging disk blocks only one of these slots.
 */
const FOLDERS_AT_ONCE = 8;

type KeptCity = {
  /** The last valid version of the city; undefined if there was none. */
  city: City | undefined;
  /** `city` without the entries of the network's desk.yaml. */
  own: City | undefined;
  /** The parts that `city` is built from. */
  parts: readonly Part[];
  /** Current problems of the folder, one line each. */
  problems: readonly string[];
  /** Fingerprint of the city's files and the shared files at the time they were read. */
  print: string;
};

/** Matches the problem of a file that exceeded the read deadline. It is read again next time, even if unchanged. */
const LATE = /could not be read within [\d.]+ seconds$/;

/** Reads and stores the cities in a folder, each of which has its own folder with a city.yaml. */
export class CityStore {
  readonly #root: string;
  readonly #lastGood: LastGood;
  readonly #kept = new Map<string, KeptCity>();
  /** Keys of cities whose city.yaml was missing at the last refresh. */
  readonly #missing = new Set<string>();
  // Cached because every request needs the list; with thousands of cities, creating it costs more than the request.
  #keys: readonly string[] = [];
  #cities: readonly City[] = [];
  /** Fingerprint of the shared files at the last refresh. */
  #shared = '';
  #network = noDesk;
  /** The reason why the cities' folder could not be listed at the last refresh. */
  #failure: string | undefined;
  /** Incremented with every change of a city. */
  version = 0;
  /** Key of the only city found at startup (not counting editions). Fixed for the life of the process. */
  onlyKey: string | undefined;

  private constructor(root: string, texts?: KeptTexts) {
    this.#root = path.resolve(/*turbopackIgnore: true*/ root);
    this.#lastGood = new LastGood(texts);
  }

  /** Reads all cities. `texts` stores the last good version of each city across restarts. */
  static async open(root: string, texts?: KeptTexts): Promise<CityStore> {
    const store = new CityStore(root, texts);
    await store.refresh();
    const cities = store.#keys.filter((key) => !store.city(key)?.editionOf);
    store.onlyKey = cities.length === 1 ? cities[0] : undefined;
    return store;
  }

  /**
   * Rereads the folders that changed and returns their keys. Pauses after each city, because checking
   * thousands of cities would delay requests too long. If the cities' folder cannot be listed,
   * networkProblems() says so until the next refresh.
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

  /** Keys of all cities, including those that cannot be read. */
  keys(): readonly string[] {
    return this.#keys;
  }

  /** Cities sorted by key, without those that were never valid. */
  cities(): readonly City[] {
    return this.#cities;
  }

  /** Returns a city; undefined if the key is unknown or the city was never valid. */
  city(key: string): City | undefined {
    return this.#kept.get(key)?.city;
  }

  /** Returns problem lines by city key. Each affected part keeps its last value or is left out. */
  problems(): Map<string, readonly string[]> {
    const now = Date.now();
    const lines = [...this.#kept].map(([key, { problems, parts, city }]) => {
      const early = city ? earlyPins(parts, city.timeZone, now) : [];
      return [key, [...problems, ...early]] as const;
    });
    return new Map(lines.filter(([, list]) => list.length > 0));
  }

  /** Returns the problems of the desk.yaml that applies to all cities, and of the folder that contains the cities. */
  networkProblems(): readonly string[] {
    const { problems, parts } = this.#network;
    const failure = this.#failure ? [this.#failure] : [];
    // UTC is approximate, because each city uses its own time zone.
    return [...failure, ...problems, ...earlyPins(parts, 'UTC', Date.now())];
  }

  /** Returns the names of all folders and of all known cities. */
  async #listed(): Promise<string[]> {
    const listed = await listInside(this.#root);
    const isRefused = !listed.ok && listed.failure.reason !== 'no-file';
    this.#failure = isRefused ? `the folder of cities ${listed.failure.detail}` : undefined;
    if (!listed.ok) return [...this.#kept.keys()];
    const desk = listed.value.find(({ name }) => name === networkDeskName);
    this.#network = await readNetworkDesk(this.#root, desk?.state ?? '', this.#network);
    this.#shared = `${await lookAtShared()}\n${this.#network.print}`;
    // Symbolic links are allowed, so that the operator can keep a city's folder elsewhere.
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

  /**
   * Returns whether a city was removed: its file was missing twice in a row. Once is not enough, because a
   * git checkout may be replacing the file.
   */
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

  /** Whether a folder has a city.yaml; if it cannot be listed now, whether it had one before. */
  async #isCity(key: string, look: Outcome<FolderLook>): Promise<boolean> {
    if (!look.ok) return look.failure.reason !== 'no-file' && (await this.#goodParts(key)).length > 0;
    const { files, refused } = look.value;
    return files.includes('city.yaml') || refused.some(({ name }) => name === 'city.yaml');
  }

  /** Fingerprint of a folder, of the shared files and, for an edition, of its city's folder. */
  async #printOf(look: Outcome<FolderLook>, { editionOf }: Pick<City, 'editionOf'> = {}): Promise<string> {
    const beside = editionOf && (await lookAtFolder(path.join(this.#root, editionOf)));
    const looks = beside ? [look, beside] : [look];
    return [...looks.map((one) => (one.ok ? one.value.print : one.failure.detail)), this.#shared].join('\n');
  }

  /** Rereads a city if its files changed; returns whether it changed or was removed. */
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
    // This is a new object even if nothing changed, so that the city's posts are read again too.
    const city = own && withNetwork(own, this.#network.desk);
    this.#kept.set(key, { ...read, city, own, print });
    if (read.city) await this.#lastGood.set(key, read.parts, good);
    return true;
  }

  /** Reads a city. An exception becomes a problem of this city only. */
  async #readSafely(folder: string, parts: readonly Part[], look: Outcome<FolderLook>): Promise<ReadCity> {
    try {
      return await readCity(folder, parts, (key) => this.#goodParts(key), look);
    } catch (error) {
      return { parts, problems: [(error as Error).message.replaceAll(`${folder}${path.sep}`, '')] };
    }
  }
}
