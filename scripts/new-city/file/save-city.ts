import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bad, good, type Result } from '../result';

/** Writes `<key>/city.yaml`; a folder that is there already stays as it is. Gives the file's path. */
export async function saveCity(citiesDir: string, key: string, text: string): Promise<Result<string>> {
  const folder = path.join(citiesDir, key);
  try {
    await mkdir(citiesDir, { recursive: true });
    if (existsSync(folder)) return bad(takenText(folder));
    await mkdir(folder);
  } catch (error) {
    return bad(`${folder} could not be made: ${(error as Error).message}`);
  }
  const file = path.join(folder, 'city.yaml');
  try {
    await writeFile(file, text, { flag: 'wx' });
    return good(file);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    return bad(`${file} could not be written: ${(error as Error).message}`);
  }
}

export function takenText(folder: string): string {
  const other = `${path.basename(folder)}-news`;
  return `${folder} is there already, and nothing was changed. For another city of that name choose a folder, such as --key ${other}.`;
}
