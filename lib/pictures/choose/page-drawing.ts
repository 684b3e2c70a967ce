import type { Picture } from '@/lib/city/city-type';
import { pictureNamed } from '@/lib/city/drawings';

/** Drawings that open pages which have no other picture, by the page's path. */
const DRAWINGS: Readonly<Record<string, string>> = {
  '/404': 'freeway-dusk',
  '/500': 'river-dusk',
  '/about': 'palms-day',
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
export function pageDrawing(path: string): Picture | undefined {
  return pictureNamed(DRAWINGS[path] ?? '');
}
