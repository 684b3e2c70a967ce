import { readSearch } from '@/lib/search/search-site';
import { SearchPage } from './search-page';

/**
 * What the page of a search has in its `main`, as HTML, and the words that it is for; undefined for an address without
 * words. Nothing of it wakes on a visit, so that no framework is needed for it.
 */
export async function drawSearch(url: string): Promise<{ words: string; main: string } | undefined> {
  const { searchParams } = new URL(url, 'http://site');
  const found = await readSearch(Object.fromEntries(searchParams));
  if (found.query.state === 'empty') return undefined;
  // Imported here: the framework's compiler refuses it at the top of a file, where pages may reach it.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return { words: found.query.text, main: renderToStaticMarkup(<SearchPage {...found} />) };
}
