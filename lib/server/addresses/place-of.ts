import { targetHere } from '@/lib/news/sources/sections-here';
import { entryInLowerCase } from '@/lib/server/addresses/entry-in-lower-case';
import { inLowerCase } from '@/lib/server/addresses/in-lower-case';
import { moved, notFound, type Place } from '@/lib/server/addresses/place';

type Addresses = {
  isKnown: (path: string) => boolean;
  entryAt: (path: string, query: string) => Promise<Place>;
};

/** One slash between two steps and none at the end. */
function tidy(path: string): string {
  return path.replace(/[\\/]+/g, '/').replace(/(?<=.)\/$/, '');
}

async function withoutRoute(path: string): Promise<Place> {
  const parts = path.slice(1).split('/').map(decodeURIComponent);
  const to = targetHere(path) ?? (await entryInLowerCase(parts));
  return to === undefined ? notFound : moved(to);
}

/** What is at an address for the city in hand; what it leads to keeps the query unless that made the difference. */
export function placesOf({ isKnown, entryAt }: Addresses) {
  return async (path: string, query: string): Promise<Place> => {
    const written = tidy(path);
    const plain = inLowerCase(written) ?? written;
    const place =
      plain === path ? await (isKnown(path) ? entryAt(path, query) : withoutRoute(path)) : moved(plain);
    const keepsQuery = place.kind === 'moved' && query !== '' && place.to !== path && !place.to.includes('?');
    return keepsQuery ? moved(`${place.to}?${query}`) : place;
  };
}
