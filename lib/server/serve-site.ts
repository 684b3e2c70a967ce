import type { RequestListener, Server } from 'node:http';
import { CITY_HEADER, NO_CITY } from '@/lib/base/http';
import { bugFacts, log } from '@/lib/base/log';
import { pinnedOrDefaultCity, servedCities } from '@/lib/city/this-city';
import { logUnreported } from '@/lib/health/problem-log';
import type { HttpCache } from '@/lib/http/cache/http-cache';
import type { Handler } from '@/lib/http/in-memory';
import { withStatus } from '@/lib/request/status';
import { HEALTH_PATH, originInstead, siteOf } from '@/lib/server/city-of-host';
import { type Shutdown, shutDownGracefully } from '@/lib/server/graceful-shutdown';
import { listen, serverLimits } from '@/lib/server/listen';
import { isOfRouter, ROUTER_HEADERS } from '@/lib/server/next-pages';
import { moveToOrigin, type RefusedStatus, refuse } from '@/lib/server/plain-page';
import { type Refused, readRequest, type SiteRequest } from '@/lib/server/requests/read-request';
import { NOT_FOUND, siteCache } from '@/lib/server/site-cache';
import { settings } from '@/lib/settings/settings';

const isDevelopment = process.env.NODE_ENV === 'development';
/** Requests of the development tools of Next.js. */
const DEV_TOOLS = /^\/_(?:_nextjs_|next\/)/;

/** Returns why a request is refused; undefined if it is not. Only cities have routes that take other methods. */
function refusalOf(target: SiteRequest | Refused, site = '', method = ''): RefusedStatus | undefined {
  if ('status' in target) return target.status;
  if (site !== '' && site !== NO_CITY) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  return site === '' ? 404 : undefined;
}

/** Handles requests: finds the city of the host, and hands the request to the cache or to Next.js. */
export function createHandler(handle: RequestListener, serve: Handler, pass: Handler): Handler {
  return (request, response) => {
    if (isDevelopment && DEV_TOOLS.test(request.url ?? '')) return handle(request, response);
    const { headers } = request;
    const target = readRequest(request);
    const site = 'status' in target ? undefined : siteOf(target);
    const refusal = refusalOf(target, site, request.method);
    if (refusal || 'status' in target || !site) return refuse(refusal ?? 404, request, response);
    const { host, path, query } = target;
    const origin = originInstead(host, site);
    if (origin !== undefined) return moveToOrigin(origin, target, request, response);
    request.url = query === '' ? path : `${path}?${query}`;
    headers[CITY_HEADER] = site;
    if (host !== undefined) headers.host = host;
    if (!isOfRouter(request)) for (const name of ROUTER_HEADERS) delete headers[name];
    // The health report must be current, and its client's other requests must not delay it.
    return path === HEALTH_PATH ? pass(request, response) : serve(request, response);
  };
}

const logBug = (error: unknown) => log('error', 'a request could not be answered', bugFacts(error));

/** Renders a page before the first request, so that its code is loaded; with many cities, one that needs no news. */
async function warmUp(cache: HttpCache): Promise<void> {
  const city = pinnedOrDefaultCity() ?? servedCities()[0];
  if (city) await cache.get(city.key, pinnedOrDefaultCity() ? '/' : NOT_FOUND);
}

/**
 * Serves the site. Replaces `nextServer.logError`, because onRequestError misses errors of modules that throw while
 * they load.
 */
export function serveSite(
  server: Server,
  handle: RequestListener,
  nextServer?: { logError: (error: unknown) => void },
): Promise<void> {
  if (nextServer && !isDevelopment) nextServer.logError = logUnreported;
  const { cache, pass } = siteCache(withStatus(handle));
  // No cache in development, where code changes.
  const serve: Handler = isDevelopment ? pass : (...exchange) => cache.handle(...exchange);
  const handler = createHandler(handle, serve, pass);
  // Development tools hold responses open.
  const admit: Shutdown['admit'] = isDevelopment ? (_, go) => go() : shutDownGracefully(server, log);
  Object.assign(server, serverLimits);
  server.on('request', (request, response) => {
    const giveUp = (error: unknown) => {
      logBug(error);
      if (response.headersSent) response.destroy();
      else refuse(500, request, response);
    };
    admit(response, () => {
      try {
        const handled = handler(request, response);
        if (handled instanceof Promise) handled.catch(giveUp);
      } catch (error) {
        giveUp(error);
      }
    });
  });
  if (!isDevelopment) server.once('listening', () => warmUp(cache).catch(logBug));
  return listen(server, settings());
}
