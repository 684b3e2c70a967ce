import { existsSync } from 'node:fs';
import path from 'node:path';
import type { City, PartnerDocument } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { checkCity } from '@/lib/city/read/check-city';
import { readFolder } from '@/lib/city/read/read-folder';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';
import { type FeedKey, sections } from '@/lib/sections';

/** The sections of a city's bundled edition, by its files `sample/<feed key>.xml`. */
function readSamples(folder: string): FeedKey[] {
  const all = sections.map(({ feedKey }) => feedKey);
  return all.filter((feedKey) => existsSync(path.join(folder, 'sample', `${feedKey}.xml`)));
}

function missingDocuments(folder: string, documents: readonly PartnerDocument[]): string[] {
  const files = documents.flatMap((one) => ('file' in one ? [`documents/${one.file}`] : []));
  const missing = files.filter((file) => !existsSync(path.join(folder, file)));
  return missing.map((file) => `partners: there is no ${file}`);
}

/**
 * The city of a folder, whole, or each thing that is wrong with it: `feeds.yaml:7: feeds.local-news[1].url: expected …`.
 * `leftOut`: the same of events and notices that the city is without.
 */
export function readCity(
  folder: string,
): { city: City; leftOut: readonly string[] } | { problems: readonly string[] } {
  const key = path.basename(folder);
  // next.config.mjs finds a city by it.
  if (!/^[a-z0-9-]+$/.test(key))
    return { problems: [`the name of the folder ${key}: expected lowercase letters, digits and hyphens`] };
  const checked = checkCity(readFolder(folder));
  if ('problems' in checked) return checked;
  const { file, leftOut } = checked;
  const packs = readPacks(file.packs ?? []);
  if ('problems' in packs) return packs;
  const problems = missingDocuments(folder, file.partners ?? []);
  if (problems.length > 0) return { problems };
  const place = { key, folder, sampleSections: readSamples(folder) };
  const facts = { ...place, file, packs: packs.feeds, defaults: readDefaults() };
  return { city: completeCity(facts), leftOut };
}
