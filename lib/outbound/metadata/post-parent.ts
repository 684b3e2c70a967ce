import type { BlogEntry } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { sectionPath } from '@/lib/messages/section-paths';
import { hasSection } from '@/lib/news/sources/sections-here';
import { blogTitle } from '@/lib/pages/site-pages';
import { sectionByFeedKey } from '@/lib/sections';

const labels = { report: 'Report', guide: 'Guide', opinion: 'Opinion' } as const;

/** Undefined of a post that says neither its kind nor a section. */
export function kindLabel({ kind }: Pick<BlogEntry, 'kind'>): string | undefined {
  return kind && labels[kind];
}

/** What a post stands under: its section, else all posts, which it calls by its kind. */
export function postParent({ section, kind }: Pick<BlogEntry, 'section' | 'kind'>, city: City) {
  if (!section || !hasSection(section, city)) {
    const ofKind = kind && (kind === 'opinion' ? labels.opinion : `${labels[kind]}s`);
    return { name: ofKind ?? blogTitle(city), path: '/blog' };
  }
  const known = sectionByFeedKey(section);
  return { name: known.name, path: sectionPath(known) };
}
