import { cleanText } from '@/lib/base/text/clean-text';
import { sectionHereBySlug } from '@/lib/news/sources/sections-here';
import { type FeedKey, sectionByFeedKey, slugOf } from '@/lib/sections';

/** In characters. */
export const longestQuery = 100;

export type SearchQuery = { state: 'empty' } | { state: 'query' | 'too-long'; text: string };

/** One line without control characters, direction marks or lone surrogates; of several queries the first counts. */
export function readQuery(raw: string | readonly string[] | undefined): SearchQuery {
  const first = typeof raw === 'string' ? raw : raw?.[0];
  const text = cleanText(first ?? '');
  if (text === '') return { state: 'empty' };
  const characters = [...text];
  if (characters.length <= longestQuery) return { state: 'query', text };
  return { state: 'too-long', text: characters.slice(0, longestQuery).join('').trim() };
}

export type SearchOptions = { order: 'best' | 'newest'; section?: FeedKey };

export const standardOptions: SearchOptions = { order: 'best' };

type Raw = string | readonly string[] | undefined;

function firstOf(raw: Raw): string {
  return (typeof raw === 'string' ? raw : raw?.[0]) ?? '';
}

/** Options out of an address: `sort=newest`, `section={slug}`; unknown values and absent sections are ignored. */
export function readOptions({ sort, section }: { sort?: Raw; section?: Raw }): SearchOptions {
  const found = sectionHereBySlug(firstOf(section));
  return { order: firstOf(sort) === 'newest' ? 'newest' : 'best', ...(found && { section: found.feedKey }) };
}

export function searchHref(text: string, { order, section }: SearchOptions): string {
  const query = new URLSearchParams({ q: text });
  if (section) query.set('section', slugOf(sectionByFeedKey(section).name));
  if (order === 'newest') query.set('sort', 'newest');
  return `/search?${query}`;
}
