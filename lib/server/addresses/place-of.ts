import { readFileSync } from 'node:fs';
import path from 'node:path';
import { postPath } from '@/lib/blog/blog-post';
import { authorPath } from '@/lib/blog/post-author';
import { postView } from '@/lib/blog/views/post-view';
import { thisCity } from '@/lib/city/this-city';
import { eventById } from '@/lib/events/event-store';
import { targetHere } from '@/lib/news/sources/sections-here';
import { eventPath, technicalFiles } from '@/lib/outbound/addresses';
import { headlinesPaths, ownPaths, sectionFeedPaths } from '@/lib/outbound/feeds/feed-list';
import { isThere, sitePages } from '@/lib/pages/site-pages';
import { sectionPath, sections } from '@/lib/sections';
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

type Routes = { staticRoutes: { page: string }[]; dynamicRoutes: { page: string; regex: string }[] };

/** Whether a route takes a path, by the build's routes-manifest.json; what only the route for the unknown takes is unknown. */
export function knownAddresses(root: string): (path: string) => boolean {
  const manifest = path.join(/*turbopackIgnore: true*/ root, '.next/routes-manifest.json');
  const { staticRoutes, dynamicRoutes } = JSON.parse(readFileSync(manifest, 'utf8')) as Routes;
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes
    .filter(({ page }) => page !== '/[...path]')
    .map(({ regex }) => new RegExp(regex));
  return (asked) => fixed.has(asked) || patterns.some((pattern) => pattern.test(asked));
}

/** Without posts and events: their sources decide on the case. */
function hasFixedPath(lower: string): boolean {
  return (
    [...sitePages, ...technicalFiles].some((one) => one.path === lower) ||
    [...Object.values(ownPaths), ...Object.values(headlinesPaths)].includes(lower) ||
    thisCity().authors.some((author) => authorPath(author) === lower) ||
    sections.some((one) => [sectionPath(one), ...Object.values(sectionFeedPaths(one))].includes(lower))
  );
}

/** The address in lower case; undefined where there is nothing to redirect to. */
function inLowerCase(written: string): string | undefined {
  const lower = written.toLowerCase();
  if (lower === written) return undefined;
  return targetHere(lower) ?? (hasFixedPath(lower) && isThere(lower) ? lower : undefined);
}

/** For another case (/Blog/a-post, /EVENTS/a-fair-0123456789); undefined if there is no such entry. */
async function entryInLowerCase(written: string): Promise<string | undefined> {
  const [room = '', name = '', ...more] = written.slice(1).split('/').map(decodeURIComponent);
  if (more.length > 0) return undefined;
  if (room.toLowerCase() === 'blog') {
    const view = await postView(name);
    if (view.state === 'post') return postPath(view.post);
    return view.state === 'moved' ? view.path : undefined;
  }
  if (room.toLowerCase() !== 'events') return undefined;
  const found = await eventById(name.toLowerCase());
  return found.state === 'event' ? eventPath(found.event) : undefined;
}

type Addresses = {
  isKnown: (path: string) => boolean;
  entryAt: (path: string, query: string) => Promise<Place>;
};

/** What is at an address for the city in hand; what it leads to keeps the query unless that made the difference. */
export function placesOf({ isKnown, entryAt }: Addresses) {
  async function placeOf(asked: string, query: string): Promise<Place> {
    // One slash between two steps and none at the end.
    const written = asked.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
    const plain = inLowerCase(written) ?? written;
    if (plain !== asked) return moved(plain);
    if (isKnown(asked)) return entryAt(asked, query);
    const to = targetHere(asked) ?? (await entryInLowerCase(asked));
    return to === undefined ? notFound : moved(to);
  }
  return async (asked: string, query: string): Promise<Place> => {
    const place = await placeOf(asked, query);
    const keepsQuery =
      place.kind === 'moved' && query !== '' && place.to !== asked && !place.to.includes('?');
    return keepsQuery ? moved(`${place.to}?${query}`) : place;
  };
}
