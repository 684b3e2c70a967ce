import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readCity } from '@/lib/city/read/read-city';
import { bad, good, type Result } from '../result';

/** Reads a city that was just written as the site does; one that it cannot read is taken away again. */
export async function checkSaved(citiesDir: string, key: string): Promise<Result<string>> {
  const folder = path.join(citiesDir, key);
  const read = readCity(folder);
  if ('city' in read) return good(read.city.key);
  await rm(folder, { recursive: true, force: true });
  return bad(`The site could not read the new city, so it was taken away again: ${read.problems.join('; ')}`);
}
