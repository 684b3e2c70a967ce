import type { Uncached } from '@/lib/server/requests/request-filter';
import { type SiteResponse, withHeaders } from '@/lib/server/response';

const isRedirect = ({ status }: SiteResponse) => status >= 300 && status < 400 && status !== 304;

/**
 * Where a redirect of ours leads, with the query of the address that was asked for. One that has a query of its own
 * keeps that, and one to the same page is there to be rid of it (/blog?page=1).
 */
export function withQuery(location: string, asked: string): string {
  const [, path, query] = /^([^?#]*)(\?[^#]+)?/.exec(asked) ?? [];
  const ours = location.startsWith('/') && !/[?#]/.test(location);
  return ours && query && location !== path ? location + query : location;
}

/** A redirect with the reader's query: it comes from a page that knows none. */
export function keepQuery(answer: SiteResponse, asked: string): SiteResponse {
  const { location } = answer.headers;
  if (!isRedirect(answer) || location === undefined) return answer;
  return withHeaders(answer, { location: withQuery(location, asked) });
}

/** Caches on the way that know an answer by its address alone do not keep what other headers brought about. */
export function keepFromCaches(answer: SiteResponse, uncached: Uncached): SiteResponse {
  const closed = uncached === 'always' || (uncached === 'redirects' && isRedirect(answer));
  return closed ? withHeaders(answer, { 'cache-control': 'private, no-store' }) : answer;
}
