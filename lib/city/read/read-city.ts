import { existsSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { checkCity } from '@/lib/city/read/check-city';
import { readOwnDrawings } from '@/lib/city/read/own-drawings';
import { readFolder } from '@/lib/city/read/read-folder';
import { readSamples } from '@/lib/city/read/read-samples';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';
import type { PartnerDocument } from '@/lib/city/schema/pages';

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
  const own = readOwnDrawings(folder);
  if (own.problems.length > 0) return { problems: own.problems };
  const checked = checkCity(readFolder(folder), own.drawings);
  if ('problems' in checked) return checked;
  const { file, leftOut } = checked;
  const packs = readPacks(file.packs ?? []);
  if ('problems' in packs) return packs;
  const samples = readSamples(folder);
  const problems = [...missingDocuments(folder, file.partners ?? []), ...samples.problems];
  if (problems.length > 0) return { problems };
  const place = { key, folder, sampleSections: samples.sections };
  const facts = { ...place, file, packs: packs.feeds, own: own.drawings, defaults: readDefaults() };
  return { city: completeCity(facts), leftOut };
}
