import { sitePages } from '@/lib/pages/site-pages';
import { sectionBySlug } from '@/lib/sections';

/** In pixels (discovery section 7). */
export const shareImageSize = { width: 1200, height: 630 } as const;

function hasCard(path: string): boolean {
  const [, folder, name, ...deeper] = path.split('/');
  if (sitePages.some((page) => page.path === path)) return true;
  if (!name || deeper.length > 0) return false;
  // Whether the post exists shows when its card is drawn; the page of one that does not is a 404 itself.
  return folder === 'blog' || (folder === 'news' && sectionBySlug(name) !== undefined);
}

/** Path of the page's own share card, else of the nearest page above it; the query is ignored. */
export function shareImagePath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/);
  if (bare === '/' || bare === '') return '/og/home.png';
  if (hasCard(bare)) return `/og${bare}.png`;
  return shareImagePath(bare.slice(0, bare.lastIndexOf('/')) || '/');
}
