import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';

export type FolderFile = { body: Uint8Array; modified: Date };

/** The file at `parts` of the city's folder; undefined for one that is not there. */
export async function folderFile(
  { folder }: Pick<City, 'folder'>,
  ...parts: readonly string[]
): Promise<FolderFile | undefined> {
  const place = path.join(/*turbopackIgnore: true*/ folder, ...parts);
  try {
    const [body, { mtime }] = await Promise.all([readFile(place), stat(place)]);
    return { body: new Uint8Array(body), modified: mtime };
  } catch {
    return undefined;
  }
}
