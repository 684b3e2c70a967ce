import type { City } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { sectionHereBySlug } from '@/lib/news/sources/sections-here';
import { sitePages } from '@/lib/pages/site-pages';

/**
 * Whether the city has the page or section at a path, which may have a fragment. What is neither, such as a post or a
 * page of another site, counts as there.
 */
export function isThere(path: string, city: City = thisCity()): boolean {
  const [bare = ''] = path.split(/[?#]/);
  const [, slug] = /^\/news\/([^/]+)$/.exec(bare) ?? [];
  if (slug !== undefined) return sectionHereBySlug(slug) !== undefined;
  return sitePages.find((page) => page.path === bare)?.isThere?.(city) ?? true;
}
