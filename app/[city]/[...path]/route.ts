import { escapeUTF8 } from 'entities';
import type { City } from '@/lib/city/city-type';
import { ERROR_SHELL } from '@/lib/http/error-documents';
import { messages } from '@/lib/messages/messages';
import { targetHere } from '@/lib/news/sources/sections-here';
import { isThere } from '@/lib/pages/site-pages';
import { cacheRulesAt, MISSING } from '@/lib/request/cache-rules.mjs';
import { getCity } from '@/lib/request/get-city';
import { moveTo } from '@/lib/request/status';

/** Redirect targets for folders without an index page. Cities that lack the target page use the front page. */
const LISTED_ON: Readonly<Record<string, string>> = { '/towns': '/local-news', '/books/covers': '/books' };

/** Returns the redirect target of an unknown address: the section page for a short address, or the lowercase path. */
function targetOf(path: string, city: City): string | undefined {
  const lower = path.toLowerCase();
  const list = LISTED_ON[lower];
  if (list) return isThere(list, city) ? list : '/';
  // Keep the case of a post's slug, which may have capital letters.
  const inFolder = path.replace(/^\/[^/]+/, (folder) => folder.toLowerCase());
  const isRoute = (one: string) => one !== path && cacheRulesAt(one).length > 0 && isThere(one, city);
  return targetHere(city, lower) ?? [inFolder, lower].find(isRoute);
}

/**
 * Handles all unknown addresses. This is a route handler, because scanners request thousands of unknown
 * addresses and rendering a page for each is slow. The server replaces the response body with the city's 404
 * document (lib/http/error-documents.ts).
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ city: string; path: string[] }> },
) {
  const city = await getCity(params);
  const { pathname, search } = new URL(request.url);
  const target = targetOf(pathname, city);
  if (target) moveTo(target + search);
  const title = escapeUTF8(messages(city).heads.notFound);
  const body = `${ERROR_SHELL} lang="${city.locale}"><title>${title}</title><h1>${title}</h1></html>`;
  return new Response(body, {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': MISSING,
    },
  });
}
