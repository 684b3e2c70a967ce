import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { z } from 'zod';
import type { Feeds } from '@/lib/city/complete/complete-city';
import { readFolder } from '@/lib/city/read/read-folder';
import { cityFile, type Defaults, defaults } from '@/lib/city/schema/city-file';

const shared = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city');

let known: Defaults | undefined;
const knownPacks = new Map<string, Feeds>();

/** What all cities inherit; throws when it is not as the schema says, which is a bug of ours. */
export function readDefaults(): Defaults {
  if (known) return known;
  const { entries } = readFolder(path.join(shared, 'defaults'), 'texts.yaml');
  known = defaults.parse(Object.fromEntries([...entries].map(([key, { value }]) => [key, value])));
  return known;
}

const packFile = cityFile.shape.feeds;

function readPack(name: string): Feeds | undefined {
  const file = path.join(shared, 'packs', `${name}.yaml`);
  if (!knownPacks.has(name) && existsSync(file)) {
    const read = packFile.safeParse(load(readFileSync(file, 'utf8'), { filename: file }));
    if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
    knownPacks.set(name, read.data);
  }
  return knownPacks.get(name);
}

/** The feeds of each pack (lib/city/packs), or a line for each that there is none of. */
export function readPacks(names: readonly string[]): { feeds: Feeds[] } | { problems: string[] } {
  const packs = names.map((name) => ({ name, feeds: readPack(name) }));
  const missing = packs
    .filter(({ feeds }) => !feeds)
    .map(({ name }) => `packs: there is no lib/city/packs/${name}.yaml`);
  return missing.length > 0 ? { problems: missing } : { feeds: packs.flatMap(({ feeds }) => feeds ?? []) };
}
