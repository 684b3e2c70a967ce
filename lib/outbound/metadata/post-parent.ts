import type { BlogEntry } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { hasSection } from '@/lib/news/sources/sections-here';
import { blogTitle } from '@/lib/pages/site-pages';
import { sectionByFeedKey } from '@/lib/sections';

/** Undefined of a post that says neither its kind nor a section. */
export function kindLabel(city: City, { kind }: Pick<BlogEntry, 'kind'>): string | undefined {
  return kind && messages(city).front[kind];
}

/** What a post stands under: its section, else all posts, which it calls by its kind. */
export function postParent({ section, kind }: Pick<BlogEntry, 'section' | 'kind'>, city: City) {
  const { posts, sections } = messages(city);
  if (!section || !hasSection(city, section))
    return { name: kind ? posts.ofKind[kind] : blogTitle(city), path: '/blog' };
  return { name: sections[section], path: sectionPath(sectionByFeedKey(section), city) };
}
