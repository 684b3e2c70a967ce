import type { BlogEntry } from '@/lib/blog/blog-post';
import { cardVersion, pageCard, postCard } from '@/lib/outbound/metadata/share-card';
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

/** Titled by a post where it is that post's page. */
export type SharedPost = Pick<BlogEntry, 'metaTitle'>;

/**
 * Path of the page's own share card, else of the nearest page above it; the query is ignored. It changes with what the
 * card shows; that of a post that is not known has no version.
 */
export function shareImagePath(path: string, post?: SharedPost): string {
  const [bare = '/'] = path.split(/[?#]/);
  const isFront = bare === '/' || bare === '';
  if (!isFront && !hasCard(bare)) return shareImagePath(bare.slice(0, bare.lastIndexOf('/')) || '/');
  const key = isFront ? 'home' : bare.slice(1);
  const card = post ? postCard(post) : pageCard(key);
  return card ? `/og/${cardVersion(card)}/${key}.png` : `/og/${key}.png`;
}
