import { cleanText } from '@/lib/base/text/clean-text';

/** The longest query that is searched for, in characters. */
export const longestQuery = 100;

/** What a reader asked for; of a query that is too long, its first hundred characters. */
export type SearchQuery = { state: 'empty' } | { state: 'query' | 'too-long'; text: string };

/**
 * The query of an address, cleaned: one line, no control characters, no direction marks, no halves of characters.
 * Of several the first counts.
 */
export function readQuery(raw: string | readonly string[] | undefined): SearchQuery {
  const first = typeof raw === 'string' ? raw : raw?.[0];
  const text = cleanText(first ?? '');
  if (text === '') return { state: 'empty' };
  const characters = [...text];
  if (characters.length <= longestQuery) return { state: 'query', text };
  return { state: 'too-long', text: characters.slice(0, longestQuery).join('').trim() };
}
