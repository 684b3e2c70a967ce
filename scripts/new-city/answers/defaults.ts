import { titleSlug } from '@/lib/base/address/title-slug';
import { bad, good, type Result } from '../result';

/** `Boulder City News`; a name that ends in City gets no second one. */
export function defaultTitle(name: string): string {
  return /\bcity$/i.test(name) ? `${name} News` : `${name} City News`;
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
