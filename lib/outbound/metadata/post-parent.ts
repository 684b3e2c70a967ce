import type { BlogEntry } from '@/lib/blog/blog-post';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { sectionPath } from '@/lib/messages/section-paths';
import { hasSection } from '@/lib/news/sources/sections-here';
import { blogTitle } from '@/lib/pages/site-pages';
import { sectionByFeedKey } from '@/lib/sections';

/** Returns the label of a post's kind; undefined for a post without a kind. */
export function kindLabel(city: City, { kind }: Pick<BlogEntry, 'kind'>): string | undefined {
  return kind && messages(city).front[kind];
}

/** Returns a post's parent page: its section, else the list of posts, named after the post's kind. */
export function postParent({ section, kind }: Pick<BlogEntry, 'section' | 'kind'>, city: City) {
  const { posts, sections } = messages(city);
  if (!section || !hasSection(city, section))
    return { name: kind ? posts.ofKind[kind] : blogTitle(city), path: '/blog' };
  return { name: sections[section], path: sectionPath(sectionByFeedKey(section), city) };
}
