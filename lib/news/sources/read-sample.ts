import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { cityStore } from '@/lib/city/this-city';
import type { FeedKey } from '@/lib/sections';

/** The address of a section in a city's bundled edition: `sample:anaheim/business`. */
export function sampleAddress({ key }: Pick<City, 'key'>, feedKey: FeedKey): string {
  return `sample:${key}/${feedKey}`;
}

export function isSampleAddress(address: string): boolean {
  return address.startsWith('sample:');
}

/** Of an address such as `sample:anaheim/business`; a missing city throws, and a file that went away since the city was read. */
export function readSample(address: string): Promise<Buffer> {
  const [, key = '', feedKey = ''] = /^sample:([^/]+)\/([^/]+)$/.exec(address) ?? [];
  const folder = cityStore().city(key)?.folder;
  if (!folder) throw new Error(`${address}: there is no such city`);
  return readFile(path.join(folder, 'sample', `${feedKey}.xml`));
}
