import type { IncomingHttpHeaders } from 'node:http';
import { clientAddress } from '@/lib/web/requests/client-address';
import { type CostlyRoute, costlyRoute } from '@/lib/web/requests/costly-routes';
import { headersToDrop, isMarkedPage, isNavigation } from '@/lib/web/requests/framework-headers';
import { readTarget } from '@/lib/web/requests/read-target';

export type AskedRequest = {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  socketAddress: string;
};

export type Verdict =
  | { kind: 'refuse'; status: 400 | 404 | 405 | 414 }
  | {
      kind: 'serve';
      /** What the framework is to see as the address. */
      url: string;
      drop: string[];
      /** Set where each asker has an allowance. */
      counted: { route: CostlyRoute; who: string } | undefined;
      /** Whose answer shared caches must not keep under this address: all of it, or only a redirect. */
      uncached: 'never' | 'redirects' | 'always';
    };

/** What becomes of a request, before the framework sees it. Nobody posts anything here, so only reading is served. */
export function judge(request: AskedRequest, trustedProxies: number): Verdict {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refuse', status: 405 };
  const target = readTarget(request.target);
  if (!target.ok) return { kind: 'refuse', status: target.status };
  const { url, path } = target;
  const route = costlyRoute(path);
  const who =
    route && clientAddress(request.socketAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies);
  const alone = isNavigation(url, headers) ? 'redirects' : 'never';
  return {
    kind: 'serve',
    url,
    drop: headersToDrop(url, headers),
    counted: route && who ? { route, who } : undefined,
    uncached: isMarkedPage(url, headers) ? 'always' : alone,
  };
}
