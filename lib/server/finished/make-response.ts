import type { AskFramework } from '@/lib/server/framework/ask-framework';
import type { Protection } from '@/lib/server/headers/protect-response';
import { pageDataAnswer } from '@/lib/server/page-data-answer';
import type { SiteResponse } from '@/lib/server/response';
import { pathOf, withHeaders, withPlainVary } from '@/lib/server/response';

const dataMark = '\tdata';

/** The cache key: the address, for the page or its RSC data. */
export function keyOf(url: string, isData: boolean): string {
  const bare = url.includes('_rsc=') ? url.replace(/[?&]_rsc=[^&]*/, '') : url;
  return isData ? bare + dataMark : bare;
}

export function pathOfKey(key: string): string {
  return pathOf(key.endsWith(dataMark) ? key.slice(0, -dataMark.length) : key);
}

/** Shared caches may keep a 404 for a minute, whatever its address looks like. */
function briefly(answer: SiteResponse): SiteResponse {
  if (answer.status !== 404) return answer;
  return withHeaders(answer, { 'cache-control': 'public, max-age=0, s-maxage=60' });
}

/** Without any header of a reader's. An empty `_rsc` asks for the whole page's data. */
export function responseMaker(ask: AskFramework, { protect }: Protection, host: string) {
  return async (key: string): Promise<SiteResponse> => {
    const isData = key.endsWith(dataMark);
    const bare = isData ? key.slice(0, -dataMark.length) : key;
    const url = isData ? `${bare}${bare.includes('?') ? '&' : '?'}_rsc=` : bare;
    const headers: Record<string, string> = isData ? { host, rsc: '1' } : { host };
    const data = await pageDataAnswer(pathOf(bare));
    const made = data ?? briefly(withPlainVary(await ask({ method: 'GET', url, headers })));
    return { ...made, headers: protect(pathOf(bare), made.headers) };
  };
}
