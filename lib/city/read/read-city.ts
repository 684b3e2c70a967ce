import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { type Checked, checkCity } from '@/lib/city/read/check-city';
import type { Part } from '@/lib/city/read/read-folder';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';
import { type FeedKey, sections } from '@/lib/sections';

/** The sections of a city's bundled edition, by its files `sample/<feed key>.xml`. */
function readSamples(folder: string): FeedKey[] {
  const all = sections.map(({ feedKey }) => feedKey);
  return all.filter((feedKey) => existsSync(path.join(folder, 'sample', `${feedKey}.xml`)));
}

/** Those of no section, which nobody would ever see. */
function misnamedSamples(folder: string): string[] {
  const samples = path.join(folder, 'sample');
  const files = existsSync(samples) ? readdirSync(samples).filter((file) => file.endsWith('.xml')) : [];
  const known: ReadonlySet<string> = new Set(sections.map(({ feedKey }) => `${feedKey}.xml`));
  return files
    .filter((file) => !known.has(file))
    .map((file) => `sample/${file}: expected the name of a section, such as sports.xml`);
}

/** `city` is absent where none can be made of it; the rest as in check-city.ts. */
export type ReadCity = Omit<Checked, 'file'> & { city?: City };

/**
 * The city of a folder, and each thing that is wrong with it: `feeds.yaml:7: feeds.local-news[1].url: expected …`. `good`:
 * the parts of which it was last made.
 */
export function readCity(folder: string, good: readonly Part[] = []): ReadCity {
  const key = path.basename(folder);
  // next.config.mjs finds a city by it.
  if (!/^[a-z0-9-]+$/.test(key)) {
    const problem = `the name of the folder ${key}: expected lowercase letters, digits and hyphens`;
    return { parts: good, problems: [problem] };
  }
  const { file, parts, ...checked } = checkCity(folder, good);
  const problems = [...checked.problems, ...misnamedSamples(folder)];
  if (!file) return { parts, problems };
  const place = { key, folder, sampleSections: readSamples(folder) };
  const facts = { ...place, file, packs: readPacks(file.packs ?? []), defaults: readDefaults() };
  return { city: completeCity(facts), parts, problems };
}
