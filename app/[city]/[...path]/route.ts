import { escapeUTF8 } from 'entities';
import type { City } from '@/lib/city/city-type';
import { cacheRulesAt } from '@/lib/http/cache-rules.mjs';
import { ERROR_SHELL } from '@/lib/http/error-documents';
import { messages } from '@/lib/messages/messages';
import { targetHere } from '@/lib/news/sources/sections-here';
import { isThere } from '@/lib/pages/site-pages';
import { getCity } from '@/lib/request/get-city';
import { moveTo } from '@/lib/request/status';

/** Folders without an index page whose contents the city may lack, and the page that lists them. */
const LISTED_ON: Readonly<Record<string, string>> = { '/towns': '/local-news', '/books/covers': '/books' };

/** Returns where an unknown address redirects: a section's short address to its page, capitals to lowercase. */
function targetOf(path: string, city: City): string | undefined {
  const lower = path.toLowerCase();
  const list = LISTED_ON[lower];
  if (list) return isThere(list, city) ? list : '/';
  // The slug of a post may have capital letters.
  const inFolder = path.replace(/^\/[^/]+/, (folder) => folder.toLowerCase());
  const isRoute = (one: string) => one !== path && cacheRulesAt(one).length > 0 && isThere(one, city);
  return targetHere(city, lower) ?? [inFolder, lower].find(isRoute);
}

/**
 * Handles all unknown addresses. A route handler, since scanners ask for thousands of them and a page costs a render. The
 * server sends the 404 document of the city in place of this one (lib/http/error-documents.ts).
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
      'Cache-Control': 'public, max-age=0, s-maxage=60',
    },
  });
}
