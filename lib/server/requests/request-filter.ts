import type { IncomingHttpHeaders } from 'node:http';
import { inLowerCase } from '@/lib/server/addresses/in-lower-case';
import { clientAddress } from '@/lib/server/requests/client-address';
import { type CostlyRoute, costlyRoute } from '@/lib/server/requests/costly-routes';
import { headersToDrop, isMarkedPage, isNavigation } from '@/lib/server/requests/framework-headers';
import { withKnownQuery } from '@/lib/server/requests/known-query';
import { readTarget } from '@/lib/server/requests/read-target';

/** When shared caches must not keep the response. */
export type Uncached = 'never' | 'redirects' | 'always';

export type AskedRequest = {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
  socketAddress: string;
};

export type Decision =
  | { kind: 'refuse'; status: 400 | 404 | 405 | 414 }
  | { kind: 'move'; to: string; uncached: Uncached }
  | {
      kind: 'serve';
      url: string;
      /** With the whole query, which a redirect keeps. */
      asked: string;
      drop: string[];
      isNavigation: boolean;
      counted: { route: CostlyRoute; who: string } | undefined;
      uncached: Uncached;
    };

/** Decides before the framework sees the request. Nothing here takes a POST, so only GET and HEAD are served. */
export function filterRequest(request: AskedRequest, trustedProxies: number): Decision {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return { kind: 'refuse', status: 405 };
  const target = readTarget(request.target);
  if (!target.ok) return { kind: 'refuse', status: target.status };
  const { url, path } = target;
  const asData = isNavigation(url, headers);
  const alone = asData ? 'redirects' : 'never';
  const uncached = isMarkedPage(url, headers) ? 'always' : alone;
  const to = inLowerCase(url);
  if (to) return { kind: 'move', to, uncached };
  const route = costlyRoute(path);
  const who =
    route && clientAddress(request.socketAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies);
  return {
    kind: 'serve',
    url: withKnownQuery(url, asData),
    asked: url,
    drop: headersToDrop(url, headers),
    isNavigation: asData,
    counted: route && who ? { route, who } : undefined,
    uncached,
  };
}
