import type { RequestListener, Server } from 'node:http';
import { CITY_HEADER, NO_CITY } from '@/lib/base/http';
import { bugFacts, log } from '@/lib/base/log';
import { onlyOrDefaultCity, servedCities } from '@/lib/city/this-city';
import { logUnreported } from '@/lib/health/problem-log';
import type { HttpCache } from '@/lib/http/cache/http-cache';
import type { Handler } from '@/lib/http/in-memory';
import { withStatus } from '@/lib/request/status';
import { HEALTH_PATH, originInstead, siteOf } from '@/lib/server/city-of-host';
import { type Shutdown, shutDownGracefully } from '@/lib/server/graceful-shutdown';
import { listen, serverLimits } from '@/lib/server/listen';
import { isOfRouter, NOT_FOUND, ROUTER_HEADERS } from '@/lib/server/next-pages';
import { moveToOrigin, refuse } from '@/lib/server/plain-page';
import { readRequest } from '@/lib/server/requests/read-request';
import { siteCache } from '@/lib/server/site-cache';
import { settings } from '@/lib/settings/settings';

const isDevelopment = process.env.NODE_ENV === 'development';
/** Matches requests from the Next.js development tools. */
const DEV_TOOLS = /^\/_(?:_nextjs_|next\/)/;

/** Returns the request handler: it finds the city of the host and passes the request to the cache or to Next.js. */
export function createHandler(handle: RequestListener, serve: Handler, pass: Handler): Handler {
  return (request, response) => {
    if (isDevelopment && DEV_TOOLS.test(request.url ?? '')) return handle(request, response);
    const { headers, method } = request;
    const target = readRequest(request);
    if ('status' in target) return refuse(target.status, request, response);
    const { host, path, query } = target;
    const site = siteOf(target);
    const isReading = method === 'GET' || method === 'HEAD';
    // Only cities have routes that accept other methods.
    if (!isReading && (site === undefined || site === NO_CITY)) return refuse(405, request, response);
    if (site === undefined) return refuse(404, request, response);
    const origin = originInstead(host, site);
    if (origin !== undefined) return moveToOrigin(origin, target, request, response);
    request.url = query === '' ? path : `${path}?${query}`;
    headers[CITY_HEADER] = site;
    if (host !== undefined) headers.host = host;
    if (!isOfRouter(request)) for (const name of ROUTER_HEADERS) delete headers[name];
    // The health report skips the cache, because it must be current and must not wait behind its client's other
    // requests.
    return path === HEALTH_PATH ? pass(request, response) : serve(request, response);
  };
}

const logBug = (error: unknown) => log('error', 'a request could not be handled', bugFacts(error));

/**
 * Renders a page before the first request, so that its code is loaded. This is the front page of the
 * only or default city; if there is none, it is the 404 page, which needs no news.
 */
async function warmUp(cache: HttpCache): Promise<void> {
  const city = onlyOrDefaultCity() ?? servedCities()[0];
  if (city) await cache.get(city.key, onlyOrDefaultCity() ? '/' : NOT_FOUND);
}

/**
 * Starts the server. Replaces `nextServer.logError`, because onRequestError misses the errors of modules that throw
 * while they load.
 */
export function serveSite(
  server: Server,
  handle: RequestListener,
  nextServer?: { logError: (error: unknown) => void },
): Promise<void> {
  if (nextServer && !isDevelopment) nextServer.logError = logUnreported;
  const { cache, pass } = siteCache(withStatus(handle));
  // There is no cache in development, where code changes.
  const serve: Handler = isDevelopment ? pass : (...exchange) => cache.handle(...exchange);
  const handler = createHandler(handle, serve, pass);
  // There is no graceful shutdown in development, because its tools keep responses open.
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
