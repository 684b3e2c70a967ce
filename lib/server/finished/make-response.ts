import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { statusOf } from '@/lib/base/page-status';
import { inCity } from '@/lib/city/this-city';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import type { AskFramework, Question } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers';
import { refusedResponse } from '@/lib/server/plain-page';
import { pathOf, type SiteResponse, textResponse, withHeaders, withPlainVary } from '@/lib/server/response';
import { withDeferredScripts } from '@/lib/server/scripts/deferred-scripts';
import { keepPageData, packedPageData, pageDataFolder } from '@/lib/server/scripts/page-data';

/** Pages in shared caches: half a minute, ten more while a new copy is fetched, a day while the site is away. */
const ofPages = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400';
/** Whatever its address looks like. */
const ofNothing = 'public, max-age=0, s-maxage=60';

export type Finished = {
  response: SiteResponse;
  /** JSON, for a page: what its deferred scripts need, in a response of its own. */
  data?: string;
};

function controlFor(status: number): Record<string, string> {
  if (status === 200) return { 'cache-control': ofPages };
  if (status === 404) return { 'cache-control': ofNothing };
  // A temporary error must not stay in any cache.
  return { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '60' }) };
}

/**
 * From what the framework has rendered to what is sent: a page with the status that its head names and its scripts
 * deferred, and how long shared caches may keep it. What a route handler made stays as it is, but for a 404.
 */
export function finishResponse(rendered: SiteResponse): Finished {
  const made = withPlainVary(rendered);
  const type = made.headers['content-type'] ?? '';
  if (type.startsWith('text/x-component')) return { response: withHeaders(made, controlFor(made.status)) };
  if (!type.startsWith('text/html'))
    return { response: made.status === 404 ? withHeaders(made, controlFor(404)) : made };
  const { html, data } = withDeferredScripts(String(made.body));
  const status = made.status === 200 ? (statusOf(html) ?? 200) : made.status;
  const headers = { ...made.headers, ...controlFor(status) };
  return { response: { status, headers, body: Buffer.from(html) }, data };
}

const inflate = promisify(brotliDecompress);

/** The page is older than this process; it works on without scripts. */
const gone = textResponse(
  404,
  { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  'There is a newer copy of this page. Please reload it.\n',
);

export async function pageDataAnswer(path: string): Promise<SiteResponse | undefined> {
  if (!path.startsWith(pageDataFolder)) return undefined;
  const packed = await packedPageData(path);
  if (!packed) return gone;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  };
  return { status: 200, headers, body: await inflate(packed), brotli: packed };
}

const dataMark = '\tdata';

/** The cache key: the city, and the address, for the page or its RSC data. */
export function keyOf(city: string, url: string, isData: boolean): string {
  return `${city}${url}${isData ? dataMark : ''}`;
}

/** Without any header of a reader's. An empty `_rsc` asks for the whole page's data. */
export function questionFor(url: string, host: string, isData: boolean): Question {
  if (!isData) return { method: 'GET', url, headers: { host } };
  const marked = `${url}${url.includes('?') ? '&' : '?'}_rsc=`;
  return { method: 'GET', url: marked, headers: { host, rsc: '1' } };
}

type Parts = { city: string; url: string; isData: boolean };

/** What a key was made of: no city's key has a slash in it, and every address begins with one. */
export function partsOf(key: string): Parts {
  const at = key.indexOf('/');
  const isData = key.endsWith(dataMark);
  return { city: key.slice(0, at), url: key.slice(at, isData ? -dataMark.length : undefined), isData };
}

/** The page that is sent for what throws; one of the server's own where even that throws, as the masthead may. */
function asBroken(answer: SiteResponse): SiteResponse {
  if (answer.status !== 200) return refusedResponse(500);
  return { ...withHeaders(answer, { 'cache-control': 'no-store' }), status: 500 };
}

/** What a city's site is made with: its host, and what is put around its pages. */
export type Maker = { host: string; protection: Protection };

/** Makes the response of a key, with what is put around the pages of its city. */
export function responseMaker(ask: AskFramework, makerOf: (city: string) => Maker) {
  return (key: string): Promise<SiteResponse> => {
    const { city, url, isData } = partsOf(key);
    return inCity(city, async () => {
      const { host, protection } = makerOf(city);
      const stored = await pageDataAnswer(pathOf(url));
      if (stored) return { ...stored, headers: protection.protect(pathOf(url), stored.headers) };
      const { response, data } = finishResponse(await ask(questionFor(url, host, isData)));
      if (data) await keepPageData(data);
      const made = url === brokenAddress ? asBroken(response) : response;
      return { ...made, headers: protection.protect(pathOf(url), made.headers) };
    });
  };
}
