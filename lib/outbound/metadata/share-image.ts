import { sitePages } from '@/lib/pages/site-pages';
import { sectionBySlug } from '@/lib/sections';

/** Pixels of a card for shared links (discovery section 7). */
export const shareImageSize = { width: 1200, height: 630 } as const;

function hasCard(path: string): boolean {
  const [, folder, name, ...deeper] = path.split('/');
  if (sitePages.some((page) => page.path === path)) return true;
  if (!name || deeper.length > 0) return false;
  // That the post is real is seen when its card is drawn; a page of a post that is not is a 404 itself.
  return folder === 'blog' || (folder === 'news' && sectionBySlug(name) !== undefined);
}

/**
 * Path of the picture that a page shows when its link is shared: of its own where it is a page of the table, a section
 * or a post, else that of the nearest page above it. A query does not count.
 */
export function shareImagePath(path: string): string {
  const [bare = '/'] = path.split(/[?#]/);
  if (bare === '/' || bare === '') return '/og/home.png';
  if (hasCard(bare)) return `/og${bare}.png`;
  return shareImagePath(bare.slice(0, bare.lastIndexOf('/')) || '/');
}
