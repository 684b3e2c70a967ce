import type { City, Picture } from '@/lib/city/city-type';
import { isAtHome, motifs, pictureNamed } from '@/lib/city/drawings';
import { type FeedKey, sectionByFeedKey } from '@/lib/sections';

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
  '/privacy': 'shade-sage',
  '/rss': 'waves-sea',
  '/sample-edition': ['citrus-day', 'petals-day'],
  '/saved': 'cup-day',
  '/search': 'books-night',
  '/sitemap': 'tiles-clay',
  '/terms': 'hall-sage',
  '/towns': 'houses-day',
  '/who-to-call': 'houses-dusk',
};

/** Returns the drawing at the top of a page; undefined if the page has its own pictures. */
export function pageDrawing(city: Pick<City, 'latitude'>, path: string): Picture | undefined {
  const names = [DRAWINGS[path] ?? []].flat();
  return pictureNamed(names.find((name) => isAtHome(city, name.replace(/-.*$/, ''))) ?? '');
}

/** Returns the drawing at the top of a section's page. */
export function sectionDrawing(city: Pick<City, 'latitude'>, feedKey: FeedKey): Picture | undefined {
  // A section's second motif is the wider one.
  const [, name = ''] = sectionByFeedKey(feedKey).motifs.filter((motif) => isAtHome(city, motif));
  const motif = motifs().get(name);
  return motif?.[feedKey.length % motif.length];
}
