import { existsSync } from 'node:fs';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { completeCity } from '@/lib/city/complete/complete-city';
import { checkCity } from '@/lib/city/read/check-city';
import { readFolder } from '@/lib/city/read/read-folder';
import { readDefaults, readPacks } from '@/lib/city/read/read-shared';

/** The city of a folder, whole, or each thing that is wrong with it: `feeds.yaml:7: local-news[1].url: expected …`. */
export function readCity(folder: string): { city: City } | { problems: readonly string[] } {
  const checked = checkCity(readFolder(folder));
  if ('problems' in checked) return checked;
  const { file } = checked;
  const packs = readPacks(file.packs ?? []);
  if ('problems' in packs) return packs;
  const place = {
    key: path.basename(folder),
    folder,
    hasSampleEdition: existsSync(path.join(folder, 'sample')),
  };
  return { city: completeCity({ ...place, file, packs: packs.feeds, defaults: readDefaults() }) };
}
