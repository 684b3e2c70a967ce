import { type FeedKey, sectionByFeedKey, sectionBySlug, slugOf } from '@/lib/sections';

/** How results are ordered, and the section that they are narrowed to. */
export type SearchOptions = { order: 'best' | 'newest'; section?: FeedKey };

/** The order and the whole of what is found, unless a reader says otherwise. */
export const standardOptions: SearchOptions = { order: 'best' };

type Raw = string | readonly string[] | undefined;

function firstOf(raw: Raw): string {
  return (typeof raw === 'string' ? raw : raw?.[0]) ?? '';
}

/** Options out of an address: `sort=newest`, `section={slug}`; what names nothing counts as unsaid. */
export function readOptions({ sort, section }: { sort?: Raw; section?: Raw }): SearchOptions {
  const found = sectionBySlug(firstOf(section));
  return { order: firstOf(sort) === 'newest' ? 'newest' : 'best', ...(found && { section: found.feedKey }) };
}

/** The address of a search with options. */
export function searchHref(text: string, { order, section }: SearchOptions): string {
  const query = new URLSearchParams({ q: text });
  if (section) query.set('section', slugOf(sectionByFeedKey(section).name));
  if (order === 'newest') query.set('sort', 'newest');
  return `/search?${query}`;
}
