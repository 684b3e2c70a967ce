import { cleanText } from '@/lib/base/text/clean-text';

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

export type SearchOptions = { order: 'best' | 'newest' };

export const standardOptions: SearchOptions = { order: 'best' };

/** Options out of an address: `sort=newest`; of several the first counts, and another value is ignored. */
export function readOptions({ sort }: { sort?: string | readonly string[] }): SearchOptions {
  const first = typeof sort === 'string' ? sort : sort?.[0];
  return first === 'newest' ? { order: 'newest' } : standardOptions;
}

export function searchHref(text: string, { order }: SearchOptions): string {
  const query = new URLSearchParams({ q: text });
  if (order === 'newest') query.set('sort', 'newest');
  return `/search?${query}`;
}
