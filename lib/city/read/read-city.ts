import path from 'node:path';
import { z } from 'zod';
import { readTextInside } from '@/lib/base/files/file-text';
import { siteLanguage } from '@/lib/base/languages.mjs';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { City } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { type Checked, checkCity } from '@/lib/city/read/check-city';
import { type FolderLook, lookAtFolder } from '@/lib/city/read/look-at-folder';
import { type Folder, readFolder, unreadable } from '@/lib/city/read/read-folder';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';
import type { Part } from '@/lib/city/read/yaml-part';
import type { CityFile } from '@/lib/city/schema/city-file';
import { type SampleWeather, sampleWeather } from '@/lib/city/schema/sample-weather';
import { sections } from '@/lib/sections';

const MAX_WEATHER_BYTES = 64 * 1024;

/** Returns the names of the files in a subfolder. */
function namesIn(folder: string, files: readonly string[]): string[] {
  return files.flatMap((file) => (file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));
}

/** Returns the sections with a `sample/<feed key>.xml` file, and a problem for each file with another name. */
function readSamples(files: readonly string[]) {
  const samples = namesIn('sample', files).filter((file) => file.endsWith('.xml'));
  const all = sections.map(({ feedKey }) => feedKey);
  const wrong = samples.filter((file) => !all.some((feedKey) => file === `${feedKey}.xml`));
  return {
    sampleSections: all.filter((feedKey) => samples.includes(`${feedKey}.xml`)),
    misnamed: wrong.map((file) => `sample/${file}: expected the name of a section, such as sports.xml`),
  };
}

const WEATHER = 'sample/weather.json';

/** Returns the weather of the sample edition, if the folder has one; a failure says what is wrong with the file. */
async function readWeather(
  folder: string,
  files: readonly string[],
): Promise<Outcome<SampleWeather | undefined>> {
  if (!files.includes(WEATHER)) return ok(undefined);
  const file = await readTextInside(folder, WEATHER, MAX_WEATHER_BYTES);
  if (!file.ok) return file;
  try {
    const { data, error } = sampleWeather.safeParse(JSON.parse(file.value.text));
    return data ? ok(data) : fail('malformed', z.prettifyError(error).replaceAll(/\s+/g, ' '));
  } catch (error) {
    return fail('malformed', (error as Error).message);
  }
}

/** Returns facts about the folder, so that the site need not read it again. */
function filesOf(files: readonly string[]) {
  return {
    yamlFiles: files.filter((name) => /^[^/]+\.ya?ml$/.test(name)),
    documents: namesIn('documents', files),
    postFiles: namesIn('posts', files),
  };
}

/** `city` is undefined if it cannot be built. See `Checked` for the rest. */
export type ReadCity = Omit<Checked, 'file'> & { city?: City };

/** Returns the parts that another city was last built from, given its key. */
type GoodParts = (key: string) => Promise<readonly Part[]>;

const noParts: GoodParts = async () => [];

/** Reads a city's folder. If it cannot be listed, marks each known file unreadable, to keep its last good value. */
async function folderOf(folder: string, look: Outcome<FolderLook>, good: readonly Part[]): Promise<Folder> {
  if (look.ok) return readFolder(folder, look.value);
  const files = new Set(['', ...good.map(({ source }) => source.file)]);
  const problem = `the folder ${look.failure.detail}`;
  return {
    parts: [...files].map((file) => ({ ...unreadable(file, ''), problem })),
    files: [],
    photos: new Map(),
  };
}

/** Reads the city that a language edition belongs to. Its folder is next to the edition's. */
async function cityBeside(folder: string, own: readonly Part[], goodOf: GoodParts) {
  const of = own.find(({ key }) => key.toLowerCase() === 'editionof')?.value;
  if (typeof of !== 'string' || !/^[a-z0-9-]+$/.test(of)) return () => undefined;
  const [beside, good] = [path.join(path.dirname(folder), of), await goodOf(of)];
  const look = await lookAtFolder(beside);
  const isThere = look.ok || look.failure.reason !== 'no-file';
  const file = isThere ? checkCity(await folderOf(beside, look, good), good).file : undefined;
  return (key: string): CityFile | undefined => (key === of ? file : undefined);
}

/**
 * Reads a city from its folder, with a line for each mistake: `feeds.yaml:7: feeds.local-news[1].url: expected …`.
 * `good`: the parts it was last built from. `look`: the folder's listing, if there is one already.
 */
export async function readCity(
  folder: string,
  good: readonly Part[] = [],
  goodOf = noParts,
  look?: Outcome<FolderLook>,
): Promise<ReadCity> {
  const key = path.basename(folder);
  // next.config.mjs matches cities by the same pattern.
  if (!/^[a-z0-9-]+$/.test(key)) {
    const problem = `the name of the folder ${key}: expected lowercase letters, digits and hyphens`;
    return { parts: good, problems: [problem] };
  }
  const own = await folderOf(folder, look ?? (await lookAtFolder(folder)), good);
  const cityOf = await cityBeside(folder, [...own.parts, ...good], goodOf);
  const { file, parts, ...checked } = checkCity(own, good, cityOf);
  const { sampleSections, misnamed } = readSamples(own.files);
  const packs = await readPacks(file?.packs ?? []);
  const weather = await readWeather(folder, own.files);
  const unread = weather.ok ? [] : [`${WEATHER}: ${weather.failure.detail}`];
  const problems = [...new Set([...checked.problems, ...misnamed, ...unread, ...packs.problems])];
  if (!file) return { parts, problems };
  const defaults = await readDefaults(siteLanguage(file));
  const found = {
    sampleSections,
    ...filesOf(own.files),
    sampleWeather: weather.ok ? weather.value : undefined,
  };
  const facts = { key, folder, file, packs: packs.feeds, defaults, ...found };
  return { city: completeCity(facts), parts, problems };
}
