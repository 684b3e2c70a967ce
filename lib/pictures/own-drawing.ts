import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';

const named = /^[a-z]+-[a-z]+\.svg$/;

/** What a city has drawn itself, by its name in drawings/, such as `balloon-day.svg`; undefined for what is not there. */
export async function ownDrawing(
  { folder }: Pick<City, 'folder'>,
  file: string,
): Promise<{ body: Uint8Array; modified: Date } | undefined> {
  if (!named.test(file)) return undefined;
  const place = path.join(/*turbopackIgnore: true*/ folder, 'drawings', file);
  try {
    const [body, { mtime }] = await Promise.all([readFile(place), stat(place)]);
    return { body: new Uint8Array(body), modified: mtime };
  } catch {
    return undefined;
  }
}
