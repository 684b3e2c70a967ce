import type { RequestListener, Server } from 'node:http';
import { CITY_HEADER } from '@/lib/base/http';
import { bugFacts, log } from '@/lib/base/log';
import { pinnedOrDefaultCity, servedCities } from '@/lib/city/this-city';
import type { HttpCache } from '@/lib/http/cache/http-cache';
import type { Handler } from '@/lib/http/in-memory';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { withStatus } from '@/lib/request/status';
import { originInstead } from '@/lib/server/cities/city-of-host';
import { cityFor, refusedAt, sendByProcess, sendWithoutCity } from '@/lib/server/cities/without-city';
import { type Shutdown, shutDownGracefully } from '@/lib/server/listening/graceful-shutdown';
import { listen, serverLimits } from '@/lib/server/listening/listen';
import { isOfRouter, ROUTER_HEADERS } from '@/lib/server/next-pages';
import { movedToOrigin } from '@/lib/server/plain-page';
import { logUnreported } from '@/lib/server/problem-log';
import { readRequest } from '@/lib/server/requests/read-request';
import { NOT_FOUND, siteCache } from '@/lib/server/site-cache';
import { settings } from '@/lib/settings/settings';

const isDevelopment = process.env.NODE_ENV === 'development';
/** Requests of the development tools of Next.js. */
const DEV_TOOLS = /^\/_(?:_nextjs_|next\/)/;

/** Handles requests: finds the city of the host, and hands the request to the cache or to Next.js. */
function createHandler(handle: RequestListener, serve: Handler): Handler {
  return (request, response) => {
    if (isDevelopment && DEV_TOOLS.test(request.url ?? '')) return handle(request, response);
    const { headers } = request;
    const target = readRequest(request);
    const city = cityFor(target);
    if (city === undefined || 'status' in target) return sendWithoutCity(target, request, response);
    const { host, path, query } = target;
    const origin = originInstead(host, city);
    if (origin !== undefined) return sendByProcess(movedToOrigin(origin, target), request, response);
    request.url = query === '' ? path : `${path}?${query}`;
    headers[CITY_HEADER] = city;
    if (!isOfRouter(request)) for (const name of ROUTER_HEADERS) delete headers[name];
    return serve(request, response);
  };
}

const logBug = (error: unknown) => log('error', 'a request could not be answered', bugFacts(error));

/** Renders a page before the first request, so that its code is loaded; with many cities, one that needs no news. */
async function warmUp(cache: HttpCache): Promise<void> {
  const city = pinnedOrDefaultCity() ?? servedCities()[0];
  if (city) await cache.get(city.key, pinnedOrDefaultCity() ? '/' : NOT_FOUND);
}

/** Serves the site. `nextServer` is quiet, and onRequestError misses errors of modules that throw while they load. */
export function serveSite(
  server: Server,
  handle: RequestListener,
  nextServer?: { logError: (error: unknown) => void },
): Promise<void> {
  if (nextServer && !isDevelopment) nextServer.logError = logUnreported;
  const { cache, pass } = siteCache(withStatus(handle));
  // No cache in development, where code changes.
  const serve: Handler = isDevelopment ? pass : (...exchange) => cache.handle(...exchange);
  const handler = createHandler(handle, serve);
  // Development tools hold responses open.
  const admit: Shutdown['admit'] = isDevelopment
    ? (_, go) => go()
    : shutDownGracefully(server, log, closeRadio);
  Object.assign(server, serverLimits);
  server.on('request', (request, response) => {
    const giveUp = (error: unknown) => {
      logBug(error);
      if (response.headersSent) response.destroy();
      else sendByProcess(refusedAt(request.headers.host, 500), request, response);
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
