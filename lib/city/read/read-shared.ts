import path from 'node:path';
import { type SiteLanguage, siteLanguages } from '@/lib/base/languages.mjs';
import { issuesOf } from '@/lib/base/yaml/plain-issues';
import type { Feeds } from '@/lib/city/complete/complete-city';
import { defaultsFolder } from '@/lib/city/inherited-folder';
import { describe } from '@/lib/city/read/check-city';
import { lookAtFolder } from '@/lib/city/read/look-at-folder';
import { readFolder, readYaml } from '@/lib/city/read/read-folder';
import { cityFile, type Defaults, defaults } from '@/lib/city/schema/city-file';

const shared = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/cities');

/** `feeds`: the last valid feeds. `look`: fingerprint of the shared files when they were read; see lookAtShared(). */
type Pack = { feeds: Feeds | undefined; problem: string | undefined; look: string };

let lastLook = '';
const knownDefaults = new Map<SiteLanguage, Defaults>();
const knownPacks = new Map<string, Pack>();

/** Returns a fingerprint of packs and defaults. When it changes, they are read again on next use. */
export async function lookAtShared(): Promise<string> {
  const names = ['packs', ...siteLanguages.map(defaultsFolder)];
  const looks = names.map((name) => lookAtFolder(path.join(shared, name)));
  const look = (await Promise.all(looks)).map((one) => (one.ok ? one.value.print : '')).join('\n');
  if (look !== lastLook) knownDefaults.clear();
  lastLook = look;
  return look;
}

async function inherited(name: string): Promise<object> {
  const folder = path.join(shared, name);
  const look = await lookAtFolder(folder);
  if (!look.ok) throw new Error(`lib/cities/${name} ${look.failure.detail}`);
  const { parts } = await readFolder(folder, look.value, 'texts.yaml');
  return Object.fromEntries(parts.map(({ key, value }) => [key, value]));
}

/**
 * Reads the defaults of a language, whose values replace the common defaults. Throws if the defaults don't match the
 * schema; cities then keep their last state.
 */
export async function readDefaults(language: SiteLanguage = 'en'): Promise<Defaults> {
  const before = knownDefaults.get(language);
  if (before) return before;
  const ofLanguage = language === 'en' ? {} : await inherited(defaultsFolder(language));
  const read = defaults.parse({ ...(await inherited('defaults')), ...ofLanguage });
  knownDefaults.set(language, read);
  return read;
}

const packSchema = cityFile.shape.feeds;

async function readPack(name: string): Promise<Pack> {
  const before = knownPacks.get(name);
  if (before?.look === lastLook) return before;
  const part = await readYaml(shared, `packs/${name}.yaml`, '');
  const [issue] = issuesOf(packSchema, part.value);
  const read = packSchema.safeParse(part.value);
  const problem = part.problem ?? (issue && describe({ ...part, inList: true }, issue));
  const pack = { feeds: problem ? before?.feeds : read.data, problem, look: lastLook };
  knownPacks.set(name, pack);
  return pack;
}

/** Reads feed packs (lib/cities/packs). An invalid pack keeps its last valid feeds, or has none. */
export async function readPacks(names: readonly string[]): Promise<{ feeds: Feeds[]; problems: string[] }> {
  const packs = await Promise.all(names.map(readPack));
  return {
    feeds: packs.flatMap(({ feeds }) => feeds ?? []),
    problems: packs.flatMap(({ problem }) => (problem ? `lib/cities/${problem}` : [])),
  };
}
