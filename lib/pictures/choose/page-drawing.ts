import type { City, Picture } from '@/lib/city/city-type';
import { pictureNamed } from '@/lib/city/drawings';
import { isAtHome } from '@/lib/pictures/choose/climate';

/** Drawings at the top of pages without another picture, by path; the first that suits the city's climate is used. */
const DRAWINGS: Readonly<Record<string, string | readonly string[]>> = {
  '/404': 'freeway-dusk',
  '/500': 'river-dusk',
  '/about': ['palms-day', 'pines-day'],
  '/community': 'market-day',
  '/contact': 'skyline-sage',
  '/corrections': 'books-sage',
  '/faq': 'tiles-sea',
  '/morning': 'cup-day',
  '/partners': 'shop-dusk',
  '/rss': 'waves-sea',
  '/who-to-call': 'houses-dusk',
};

/** Returns the drawing that opens a page; undefined for a page with pictures of its own. */
export function pageDrawing(city: Pick<City, 'latitude'>, path: string): Picture | undefined {
  const names = [DRAWINGS[path] ?? []].flat();
  return pictureNamed(names.find((name) => isAtHome(city, name.replace(/-.*$/, ''))) ?? '');
}
