import { plainPolicy } from '@/lib/server/refused/plain-page';
import { refusalOf, refusedPage } from '@/lib/server/refused/refused-page';
import { type SiteResponse, textResponse } from '@/lib/server/response';

/** A page of the server's own, for what is refused and what is broken. */
export function refusedResponse(status: number, waitSeconds = 0): SiteResponse {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': plainPolicy,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    ...(waitSeconds > 0 && { 'retry-after': String(waitSeconds) }),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  };
  return textResponse(status, headers, refusedPage(refusalOf(status), waitSeconds));
}

/** `isMarked`: shared caches must not keep it under the address of a page. */
export function movedResponse(location: string, isMarked = false): SiteResponse {
  const cacheControl = isMarked ? 'private, no-store' : 'public, max-age=300';
  return textResponse(308, { location, 'cache-control': cacheControl }, '');
}
