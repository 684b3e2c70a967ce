import type { Uncached } from '@/lib/server/requests/request-filter';
import { type SiteResponse, withHeaders } from '@/lib/server/response';

const isRedirect = ({ status }: SiteResponse) => status >= 300 && status < 400 && status !== 304;

/** A redirect with a query of its own keeps it; one to the same path drops the query (/blog?page=1). */
export function withQuery(location: string, asked: string): string {
  const [, path, query] = /^([^?#]*)(\?[^#]+)?/.exec(asked) ?? [];
  const ours = location.startsWith('/') && !/[?#]/.test(location);
  return ours && query && location !== path ? location + query : location;
}

export function keepQuery(answer: SiteResponse, asked: string): SiteResponse {
  const { location } = answer.headers;
  if (!isRedirect(answer) || location === undefined) return answer;
  return withHeaders(answer, { location: withQuery(location, asked) });
}

/** For responses that depend on headers that caches ignore. */
export function keepFromCaches(answer: SiteResponse, uncached: Uncached): SiteResponse {
  const closed = uncached === 'always' || (uncached === 'redirects' && isRedirect(answer));
  return closed ? withHeaders(answer, { 'cache-control': 'private, no-store' }) : answer;
}
