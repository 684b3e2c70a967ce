import { existsSync } from 'node:fs';
import path from 'node:path';

/** Shared feed packs of a region such as US-CO, as far as they exist: `us/national`, `us/co`. */
export function packsFor(region: string, folder = 'lib/city/packs'): string[] {
  const [country = '', part] = region.toLowerCase().split('-');
  const names = [`${country}/national`, ...(part ? [`${country}/${part}`] : [])];
  return names.filter((name) => existsSync(path.join(folder, `${name}.yaml`)));
}
