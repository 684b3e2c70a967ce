import type { Choice } from './find-place';
import { placeKey } from './place-key';
import type { PlaceTable } from './place-table';

/**
 * Of an American town, by the encyclopedia's rule for their names (`Boulder,_Colorado`); undefined where two places of the
 * state share the name, and abroad, where there is no such rule.
 */
export function wikipediaOf(
  { name, place }: Choice,
  state: string | undefined,
  table: PlaceTable,
): string | undefined {
  const same = table
    .named(place.key)
    .filter(({ country, admin1 }) => country === 'US' && admin1 === place.admin1);
  if (place.country !== 'US' || !state || same.length > 1 || placeKey(name) !== place.key) return undefined;
  const title = `${name}, ${state}`.replaceAll(' ', '_');
  return `https://en.wikipedia.org/wiki/${encodeURIComponent(title).replaceAll('%2C', ',')}`;
}
