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
