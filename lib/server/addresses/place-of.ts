import { readFileSync } from 'node:fs';
import path from 'node:path';
import { thisCity } from '@/lib/city/this-city';
import { targetHere } from '@/lib/news/sources/sections-here';
import { headlinesPaths } from '@/lib/outbound/feeds/feed-list';
import { isThere } from '@/lib/pages/site-pages';
import { noPostAddress, notFoundAddress } from '@/lib/server/finished/cache-lifetime';

/** What is at an address: something to make, an address that it leads to for good, or the page that says it is absent. */
export type Place = { kind: 'here' } | { kind: 'moved'; to: string } | { kind: 'absent'; page: string };

export const here: Place = { kind: 'here' };
export const notFound: Place = { kind: 'absent', page: notFoundAddress };
export const noPost: Place = { kind: 'absent', page: noPostAddress };

export function moved(to: string): Place {
  return { kind: 'moved', to };
}

export function hereIf(isThere: boolean): Place {
  return isThere ? here : notFound;
}

type Routes = { dynamicRoutes: { page: string; regex: string }[] };

/** Whether a route takes a path, by the build's routes-manifest.json. The catch-all route takes only unknown paths. */
export function knownAddresses(root: string): (path: string) => boolean {
  const manifest = path.join(/*turbopackIgnore: true*/ root, '.next/routes-manifest.json');
  const { dynamicRoutes } = JSON.parse(readFileSync(manifest, 'utf8')) as Routes;
  const patterns = dynamicRoutes
    .filter(({ page }) => !page.endsWith('/[...path]'))
    .map(({ regex }) => new RegExp(regex));
  // Every route is below a city (next.config.mjs).
  return (path) => patterns.some((pattern) => pattern.test(`/city${path}`));
}

/** Addresses that have no page but pages below them, and where readers who shorten an address to them are led. */
const SHORTENED: Readonly<Record<string, string>> = {
  '/news': '/',
  '/noticias': '/',
  '/towns': '/local-news',
  '/headlines': '/rss',
  '/authors': '/blog',
  '/blog/page': '/blog',
  '/books/covers': '/books',
  // Addresses at which many programs look for a feed first.
  '/feed': headlinesPaths.rss,
};

type Addresses = {
  isKnown: (path: string) => boolean;
  entryAt: (path: string, query: string) => Promise<Place>;
};

/** What is at an address for the city in hand; what it leads to keeps the query unless that made the difference. */
export function placesOf({ isKnown, entryAt }: Addresses) {
  async function exactly(path: string, query: string): Promise<Place> {
    const shortened = SHORTENED[path];
    if (shortened) return moved(isThere(shortened) ? shortened : '/');
    if (isKnown(path)) return entryAt(path, query);
    const to = targetHere(thisCity(), path);
    return to === undefined ? notFound : moved(to);
  }

  /** With one slash between two steps and none at the end; where nothing is there, in lower case. */
  async function placeOf(asked: string, query: string): Promise<Place> {
    const written = asked.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
    const inFolder = written.replace(/^\/[^/]+/, (folder) => folder.toLowerCase());
    let absent: Place | undefined;
    for (const path of new Set([written, inFolder, written.toLowerCase()])) {
      const place = await exactly(path, query);
      if (place.kind === 'here' && path !== asked) return moved(path);
      if (place.kind !== 'absent') return place;
      absent ??= place;
    }
    return absent ?? notFound;
  }

  return async (asked: string, query: string): Promise<Place> => {
    const place = await placeOf(asked, query);
    const keepsQuery =
      place.kind === 'moved' && query !== '' && place.to !== asked && !place.to.includes('?');
    return keepsQuery ? moved(`${place.to}?${query}`) : place;
  };
}
