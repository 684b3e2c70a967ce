import type { City, Picture } from '@/lib/city/city-type';
import { pictureNamed } from '@/lib/city/drawings';
import { isAtHome } from '@/lib/pictures/choose/climate';

/** Drawings for the top of pages without another picture, by path. The first that suits the climate is used. */
const DRAWINGS: Readonly<Record<string, string | readonly string[]>> = {
  '/404': 'freeway-dusk',
  '/500': 'river-dusk',
  '/about': ['palms-day', 'pines-day'],
  '/community': 'market-day',
  '/contact': 'skyline-sage',
  '/corrections': 'books-sage',
  '/faq': 'tiles-sea',
  '/morning': 'fields-day',
  '/partners': 'shop-dusk',
  '/rss': 'waves-sea',
  '/who-to-call': 'houses-dusk',
};

/** Returns the drawing at the top of a page; undefined if the page has its own pictures. */
export function pageDrawing(city: Pick<City, 'latitude'>, path: string): Picture | undefined {
  const names = [DRAWINGS[path] ?? []].flat();
  return pictureNamed(names.find((name) => isAtHome(city, name.replace(/-.*$/, ''))) ?? '');
}
