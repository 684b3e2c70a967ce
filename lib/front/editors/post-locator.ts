import type { BlogEntry } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { type Locator, locatorOf } from '@/lib/maps/city-map';
import { readPlace } from '@/lib/news/local/read-place';

/** Returns a map of the town that a post's title or description names; undefined if they name no town on the map. */
export function postLocator(
  city: City,
  { metaTitle, metaDescription }: Pick<BlogEntry, 'metaTitle' | 'metaDescription'>,
): Locator | undefined {
  const texts = { title: metaTitle, description: metaDescription, link: '', source: city.siteTitle };
  const { reach, town, isGuessed } = readPlace(texts, city.local, 'county');
  const name = reach === 'town' ? (town ?? city.name) : town;
  return isGuessed || name === undefined ? undefined : locatorOf(city, name);
}
