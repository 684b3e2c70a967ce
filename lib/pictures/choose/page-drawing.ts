import type { Picture } from '@/lib/city/city-type';
import { pictureNamed } from '@/lib/city/drawings';

/** Drawings that stand for pages, by path. */
const DRAWINGS: Readonly<Record<string, string>> = {
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

/** Returns the drawing that stands for a page on share cards; undefined for other pages. */
export function pageDrawing(path: string): Picture | undefined {
  return pictureNamed(DRAWINGS[path] ?? '');
}
