import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dump } from 'js-yaml';
import { readCity } from '@/lib/city/read/read-city';
import type { CityFile } from '@/lib/city/schema/city-file';
import { bad, good, type Result } from './answers/ask';

/** Shared feed packs of a region such as US-CO, as far as they exist: `us/national`, `us/co`. */
export function packsFor(region: string, folder = 'lib/city/packs'): string[] {
  const [country = '', part] = region.toLowerCase().split('-');
  return [`${country}/national`, `${country}/${part}`].filter((name) =>
    existsSync(path.join(folder, `${name}.yaml`)),
  );
}

function yaml(part: object): string {
  return dump(part, { flowLevel: 3, lineWidth: -1, skipInvalid: true });
}

/** The file city.yaml: what the site needs, with comments that say what an editor may add. */
export function cityYaml({ feeds, local, ...facts }: Partial<CityFile>): string {
  return `# A change of this file shows within a minute; npm run doctor looks at the feeds. region is ISO 3166-2, hosts are the
# host names that lead to this city, packs are feeds shared by cities (lib/city/packs).
${yaml(facts)}
# By section: local-news, sports, food, events and the others of lib/sections.ts. covers says what area a source
# normally covers: town, county, region or state. A source of other news too can have blockWords: [Sponsored].
${yaml({ feeds })}
# What counts as local. Add schools, parks, venues and short names to names; what is also a word or a place
# elsewhere belongs in unsure, which counts only beside another place or a word such as police.
${yaml({ local })}
# docs/cities.md has all that a city may say, here or in a file of its own: resources.yaml, events.yaml, faq/*.yaml.
`;
}

/** Writes `<folder>/city.yaml` and reads it as the site does; a folder that is there stays as it is. */
export async function saveCity(folder: string, text: string): Promise<Result<string>> {
  const file = path.join(folder, 'city.yaml');
  try {
    await mkdir(path.dirname(folder), { recursive: true });
    await mkdir(folder);
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    return bad(`${file} could not be written: ${(error as Error).message}`);
  }
  const read = readCity(folder);
  if ('city' in read) return good(file);
  await rm(folder, { recursive: true, force: true });
  return bad(`The site could not read the new city, so it was taken away again: ${read.problems.join('; ')}`);
}
