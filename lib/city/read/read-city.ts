import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { siteLanguage } from '@/lib/base/site-language';
import type { City } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { type Checked, checkCity } from '@/lib/city/read/check-city';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';
import type { Part } from '@/lib/city/read/yaml-part';
import { sections } from '@/lib/sections';

/** Of a city's bundled edition, by its files `sample/<feed key>.xml`: its sections, and what is wrong with the names. */
function readSamples(folder: string) {
  const samples = path.join(folder, 'sample');
  const files = existsSync(samples) ? readdirSync(samples).filter((file) => file.endsWith('.xml')) : [];
  const all = sections.map(({ feedKey }) => feedKey);
  const wrong = files.filter((file) => !all.some((feedKey) => file === `${feedKey}.xml`));
  return {
    sampleSections: all.filter((feedKey) => files.includes(`${feedKey}.xml`)),
    misnamed: wrong.map((file) => `sample/${file}: expected the name of a section, such as sports.xml`),
  };
}

/** `city` is absent where none can be made of it; the rest as in check-city.ts. */
export type ReadCity = Omit<Checked, 'file'> & { city?: City };

/** The parts of which another city was last made, by its key. */
export type GoodParts = (key: string) => readonly Part[] | undefined;

/**
 * The city of a folder, and each thing that is wrong with it: `feeds.yaml:7: feeds.local-news[1].url: expected …`. `good`:
 * the parts of which it was last made.
 */
export function readCity(folder: string, good: readonly Part[] = [], goodOf: GoodParts = () => []): ReadCity {
  const key = path.basename(folder);
  // next.config.mjs finds a city by it.
  if (!/^[a-z0-9-]+$/.test(key)) {
    const problem = `the name of the folder ${key}: expected lowercase letters, digits and hyphens`;
    return { parts: good, problems: [problem] };
  }
  const cityOf = (of: string) => {
    const beside = path.join(path.dirname(folder), of);
    return existsSync(beside) ? checkCity(beside, goodOf(of)).file : undefined;
  };
  const { file, parts, ...checked } = checkCity(folder, good, cityOf);
  const { sampleSections, misnamed } = readSamples(folder);
  const packs = readPacks(file?.packs ?? []);
  const problems = [...checked.problems, ...misnamed, ...packs.problems];
  if (!file) return { parts, problems };
  const defaults = readDefaults(siteLanguage(file));
  const facts = { key, folder, sampleSections, file, packs: packs.feeds, defaults };
  return { city: completeCity(facts), parts, problems };
}
