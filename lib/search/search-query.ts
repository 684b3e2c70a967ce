import { cleanText } from '@/lib/base/text/clean-text';

/** Maximum number of characters in a query. */
export const MAX_QUERY = 100;

export type SearchQuery = { state: 'empty' } | { state: 'query' | 'too-long'; text: string };

/**
 * Reads the parameter `q` as one clean line; if there are several, reads the first. A longer query is cut and reported
 * as `too-long`.
 */
export function readQuery(raw: string | readonly string[] | undefined): SearchQuery {
  const first = typeof raw === 'string' ? raw : raw?.[0];
  const text = cleanText(first ?? '');
  if (text === '') return { state: 'empty' };
  const characters = [...text];
  if (characters.length <= MAX_QUERY) return { state: 'query', text };
  return { state: 'too-long', text: characters.slice(0, MAX_QUERY).join('').trim() };
}
