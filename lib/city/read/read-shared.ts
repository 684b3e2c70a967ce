import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Feeds } from '@/lib/city/complete/complete-city';
import { readFolder } from '@/lib/city/read/read-folder';
import { cityFile, type Defaults, defaults, packFile } from '@/lib/city/schema/city-file';

const shared = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city');

let known: Defaults | undefined;
const knownPacks = new Map<string, Feeds>();

/** What all cities inherit; throws when it is not as the schema says, which is a bug of ours. */
export function readDefaults(): Defaults {
  if (known) return known;
  const parts = readFolder(path.join(shared, 'defaults'), 'texts.yaml');
  known = defaults.parse(Object.fromEntries(parts.map(({ key, value }) => [key, value])));
  return known;
}

const packSchema = cityFile.shape.feeds;

function readPack(name: string): Feeds {
  const file = packFile(name);
  const read = packSchema.safeParse(load(readFileSync(file, 'utf8'), { filename: file }));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  knownPacks.set(name, read.data);
  return read.data;
}

/** The feeds of each pack (lib/city/packs); the schema knows which there are. */
export function readPacks(names: readonly string[]): Feeds[] {
  return names.map((name) => knownPacks.get(name) ?? readPack(name));
}
