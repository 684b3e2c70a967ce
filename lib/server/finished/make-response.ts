import { PATH_HEADER } from '@/lib/base/http';
import { inCity } from '@/lib/city/this-city';
import { isErrorShell } from '@/lib/http/error-documents';
import { scriptsOnIntent } from '@/lib/http/scripts-on-intent';
import { makerOf } from '@/lib/server/cities/city-of-host';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import { type AskFramework, cityHeader, type Question } from '@/lib/server/framework/ask-framework';
import { withScripts } from '@/lib/server/headers';
import { refusedResponse } from '@/lib/server/plain-page';
import { pathOf, type SiteResponse, withHeaders } from '@/lib/server/response';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Cache headers of an error, in place of those of its route (lib/http/cache-rules.mjs). */
function errorHeaders(status: number, retryAfter = '60'): Record<string, string> {
  if (status === 404) return { 'cache-control': 'public, max-age=0, s-maxage=60' };
  if (status < 400) return {};
  // A temporary error must not stay in any cache.
  return { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': retryAfter }) };
}

/**
 * Gives errors their cache headers. Responses of route handlers stay as they are otherwise.
 */
export function finishResponse(made: SiteResponse): SiteResponse {
  const type = made.headers['content-type'] ?? '';
  if (!type.startsWith('text/html'))
    return withHeaders(made, errorHeaders(made.status, made.headers['retry-after']));
  // Without words: the document of the city is sent in its place.
  const body = isErrorShell(String(made.body)) ? Buffer.alloc(0) : made.body;
  return withHeaders({ ...made, body }, errorHeaders(made.status));
}

/** Makes the scripts of Next.js inert. In development they run at once: its tools are among them. */
function withInertScripts(made: SiteResponse): SiteResponse {
  if (isDevelopment || !made.headers['content-type']?.startsWith('text/html')) return made;
  const { html, hashes } = scriptsOnIntent(String(made.body));
  const policy = withScripts(made.headers['content-security-policy'] ?? '', ...hashes);
  return { ...withHeaders(made, { 'content-security-policy': policy }), body: Buffer.from(html) };
}

/** The page at an address of a city, or its RSC data. */
export type Page = { city: string; url: string; isData: boolean };

/** The cache key; no city's key has a slash in it, and every address begins with one. */
export function keyOf({ city, url, isData }: Page): string {
  return `${city}${url}${isData ? '\tdata' : ''}`;
}

/** Without any header of a reader's. An empty `_rsc` asks for the whole page's data. */
export function questionFor({ city, url, isData }: Page): Question {
  const { host } = makerOf(city);
  const headers = { host, [cityHeader]: city, [PATH_HEADER]: url };
  if (!isData) return { url, headers };
  const marked = `${url}${url.includes('?') ? '&' : '?'}_rsc=`;
  return { url: marked, headers: { ...headers, rsc: '1' } };
}

/** The page that is sent for what throws; one of the server's own where even that throws, as the masthead may. */
function asBroken(answer: SiteResponse): SiteResponse {
  if (answer.status !== 200) return refusedResponse(500);
  return { ...withHeaders(answer, { 'cache-control': 'no-store' }), status: 500 };
}

/** Makes a response with what is put around the pages of its city. */
export function responseMaker(ask: AskFramework) {
  return (page: Page): Promise<SiteResponse> =>
    inCity(page.city, async () => {
      const response = finishResponse(await ask(questionFor(page)));
      const made = page.url === brokenAddress ? asBroken(response) : response;
      const { protect } = makerOf(page.city).protection;
      return withInertScripts({ ...made, headers: protect(pathOf(page.url), made.headers) });
    });
}
