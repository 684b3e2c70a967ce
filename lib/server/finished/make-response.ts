import { inCity } from '@/lib/city/this-city';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import { finishResponse } from '@/lib/server/finished/finish-response';
import type { AskFramework, Question } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers/protect-response';
import { refusedResponse } from '@/lib/server/own-responses';
import { pageDataAnswer } from '@/lib/server/page-data-answer';
import { pathOf, type SiteResponse, withHeaders } from '@/lib/server/response';
import { keepPageData } from '@/lib/server/scripts/page-data';

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
