import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { readFeed } from '@/lib/news/read-feed';

export type FoundLink = { href: string; places: string[] };

/** Pairs of brackets inside an address are kept; what closes a sentence is not. */
export function addressesIn(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>"'()[\]`|\\]*(?:\([^\s<>()]*\)[^\s<>"'()[\]`|\\]*)*/g) ?? [];
  return found
    .map((address) => address.replace(/[.,;:!?*_]+$/, ''))
    .filter((address) => URL.canParse(address));
}

/** Fills a template's placeholders with a word that fits all of them. */
function filled(text: string): string {
  return text.replaceAll(/\{\w+\}/g, 'Anaheim');
}

export function addressesWithin(data: unknown): string[] {
  if (typeof data === 'string') return addressesIn(filled(data));
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(addressesWithin);
}

async function filesOf(folder: string, ending: string): Promise<{ name: string; bytes: Buffer }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending)).sort();
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })));
}

function itemLinks(bytes: Buffer, name: string, zone: string): string[] {
  const feed = readFeed({ bytes, source: { url: `sample:${name}` }, zone });
  return feed.ok ? feed.value.items.map(({ link }) => link) : [];
}

/** External addresses, each once without its fragment; feeds have a check of their own. `folder` is lib/city/<city>. */
export async function collectLinks(city: City, folder: string): Promise<FoundLink[]> {
  const { feeds: _, ...data } = city;
  const named: [string, string[]][] = Object.entries(data).map(([key, value]) => [
    key,
    addressesWithin(value),
  ]);
  for (const { name, bytes } of await filesOf(path.join(folder, 'posts'), '.md'))
    named.push([`posts/${name}`, addressesIn(bytes.toString('utf8'))]);
  for (const { name, bytes } of await filesOf(path.join(folder, 'documents'), '.html'))
    named.push([`documents/${name}`, addressesIn(bytes.toString('utf8'))]);
  for (const { name, bytes } of await filesOf(path.join(folder, 'sample'), '.xml'))
    named.push([`sample/${name}`, itemLinks(bytes, name, city.timeZone)]);
  const links = new Map<string, Set<string>>();
  for (const [place, addresses] of named)
    for (const address of addresses) {
      const href = address.replace(/#.*$/, '');
      links.set(href, (links.get(href) ?? new Set()).add(place));
    }
  return [...links].map(([href, places]) => ({ href, places: [...places] }));
}
