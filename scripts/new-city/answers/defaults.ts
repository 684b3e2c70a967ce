import { titleSlug } from '@/lib/base/address/title-slug';
import { titleOf } from '@/lib/city/complete/title-of';
import { readDefaults } from '@/lib/city/read/read-shared';
import { bad, good, type Result } from '../result';

/** The one that a city has that says none. */
export function defaultTitle(name: string): string {
  return titleOf(name, readDefaults().siteTitle);
}

/** The folder's name: as it was given, or made from the city's. */
export function readKey(given: string | undefined, name: string): Result<string> {
  const key = given ?? titleSlug(name);
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(key)) return good(key);
  return bad(
    given === undefined
      ? `No folder can be named after ${name}: choose a name, such as --key city-news.`
      : `“${given}” is no name for the city’s folder: it takes lowercase letters, digits and hyphens.`,
  );
}

/** In the user agent, such as `BoulderCityNewsBot`. */
export function agentOf(title: string): string {
  const words = titleSlug(title).split('-');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `${name.replace(/^\d+/, '') || 'CityNews'}Bot`;
}
