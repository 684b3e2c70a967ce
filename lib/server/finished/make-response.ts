import { inCity } from '@/lib/city/this-city';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers/protect-response';
import { pageDataAnswer } from '@/lib/server/page-data-answer';
import type { SiteResponse } from '@/lib/server/response';
import { pathOf, withHeaders, withPlainVary } from '@/lib/server/response';

const dataMark = '\tdata';

/** The cache key: the city, and the address, for the page or its RSC data. */
export function keyOf(city: string, url: string, isData: boolean): string {
  const bare = url.includes('_rsc=') ? url.replace(/[?&]_rsc=[^&]*/, '') : url;
  return `${city}${isData ? bare + dataMark : bare}`;
}

type Parts = { city: string; url: string; isData: boolean };

/** What a key was made of: no city's key has a slash in it, and every address begins with one. */
export function partsOf(key: string): Parts {
  const at = key.indexOf('/');
  const isData = key.endsWith(dataMark);
  return { city: key.slice(0, at), url: key.slice(at, isData ? -dataMark.length : undefined), isData };
}

/** Shared caches may keep a 404 for a minute, whatever its address looks like. */
function briefly(answer: SiteResponse): SiteResponse {
  if (answer.status !== 404) return answer;
  return withHeaders(answer, { 'cache-control': 'public, max-age=0, s-maxage=60' });
}

/** What a city's site is made with: its host, and what is put around its pages. */
export type Maker = { host: string; protection: Protection };

/** Without any header of a reader's. An empty `_rsc` asks for the whole page's data. */
export function responseMaker(ask: AskFramework, makerOf: (city: string) => Maker) {
  return (key: string): Promise<SiteResponse> => {
    const { city, url: bare, isData } = partsOf(key);
    return inCity(city, async () => {
      const { host, protection } = makerOf(city);
      const url = isData ? `${bare}${bare.includes('?') ? '&' : '?'}_rsc=` : bare;
      const headers: Record<string, string> = isData ? { host, rsc: '1' } : { host };
      const data = await pageDataAnswer(pathOf(bare));
      const made = data ?? briefly(withPlainVary(await ask({ method: 'GET', url, headers })));
      return { ...made, headers: protection.protect(pathOf(bare), made.headers) };
    });
  };
}
