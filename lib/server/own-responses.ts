import { thisCity } from '@/lib/city/this-city';
import { plainPolicy } from '@/lib/server/refused/plain-page';
import { refusalOf, refusedPage } from '@/lib/server/refused/refused-page';
import { type SiteResponse, textResponse } from '@/lib/server/response';

export function refusedResponse(status: number, waitSeconds = 0): SiteResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPolicy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  };
  return textResponse(status, headers, refusedPage(refusalOf(status), waitSeconds, thisCity().siteTitle));
}

export function movedResponse(location: string): SiteResponse {
  return textResponse(308, { location, 'cache-control': 'public, max-age=300' }, '');
}
