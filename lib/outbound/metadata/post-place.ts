import type { BlogEntry, PostKind } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { hasSection } from '@/lib/news/sources/sections-here';
import { blogTitle } from '@/lib/pages/site-pages';
import { sectionByFeedKey, sectionPath } from '@/lib/sections';

/** `under`: what the breadcrumb of one without a section says. */
const kinds: Readonly<Record<PostKind, { label: string; under: string }>> = {
  report: { label: 'Report', under: 'Reports' },
  guide: { label: 'Guide', under: 'Guides' },
  opinion: { label: 'Opinion', under: 'Opinion' },
};

/** Undefined of a post that says neither its kind nor a section. */
export function kindLabel({ kind }: Pick<BlogEntry, 'kind'>): string | undefined {
  return kind && kinds[kind].label;
}

/** What a post stands under: its section, else all posts, which it calls by its kind. */
export function postPlace({ section, kind }: Pick<BlogEntry, 'section' | 'kind'>, city: City) {
  if (!section || !hasSection(section, city))
    return { name: kind ? kinds[kind].under : blogTitle(city), path: '/blog' };
  const known = sectionByFeedKey(section);
  return { name: known.name, path: sectionPath(known) };
}
