import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/base/log';
import { cityInHand, cityStore, inCity, servedCities } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { firstNews } from '@/lib/news/section-news';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { absentEntries, knownEntries } from '@/lib/server/addresses/absent-entries';
import { knownAddresses } from '@/lib/server/addresses/known-addresses';
import { makerOf } from '@/lib/server/cities/city-maker';
import { cityOfRequest, withOwnHealth } from '@/lib/server/cities/city-of-host';
import { responseWithoutCity } from '@/lib/server/cities/without-city';
import { ownFiles } from '@/lib/server/files/own-files';
import { encodeFor } from '@/lib/server/finished/encoded-response';
import { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { partsOf, responseMaker } from '@/lib/server/finished/make-response';
import { sectionsOf, topicsOf } from '@/lib/server/finished/page-topics';
import { searchPages } from '@/lib/server/finished/search-pages';
import { sendResponse } from '@/lib/server/finished/send-response';
import { askFramework } from '@/lib/server/framework/ask-framework';
import { cityHeader } from '@/lib/server/framework/city-header.mjs';
import { RequestHandler, type Shared } from '@/lib/server/handle-requests';
import { protection } from '@/lib/server/headers/protect-response';
import { shutDownGracefully } from '@/lib/server/listening/graceful-shutdown';
import { listen } from '@/lib/server/listening/listen';
import { serverLimits } from '@/lib/server/listening/server-limits';
import { warmUp } from '@/lib/server/listening/warm-up';
import { memoizedFilter } from '@/lib/server/requests/memoized-filter';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';
import { pathOf } from '@/lib/server/response';
import { streamResponse } from '@/lib/server/stream-response';
import { settings } from '@/lib/settings/settings';

/** ms. */
const betweenRenewals = 5000;

function changesOf(city: string, path: string): () => number {
  const topics = topicsOf(path);
  return () => newsChangedAt(city, topics);
}

/** Development tools need scripts and requests that the filter and the policies would refuse. */
function serveDevelopment(server: Server, handle: RequestListener): void {
  server.on('request', (request, response) => {
    const city = cityOfRequest(request.headers.host, request.url ?? '');
    if (city === undefined) return void sendToNoCity(request, response);
    request.headers[cityHeader] = city;
    request.url = withOwnHealth(request.headers.host, request.url ?? '');
    inCity(city, () => {
      if (!streamResponse(request, response, (headers) => headers)) handle(request, response);
    });
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
}

async function sendToNoCity(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const made = responseWithoutCity(request.headers.host, request.url ?? '');
  sendResponse(await encodeFor(made, 'identity', 4), request, response);
}

/** Does not keep the process alive. */
const rest = (ms: number) => sleep(ms, undefined, { ref: false });

function sharedParts(handle: RequestListener): Shared {
  const ask = askFramework(handle);
  const make = responseMaker(ask, makerOf);
  const changes = (key: string) => {
    const { city, url } = partsOf(key);
    return changesOf(city, pathOf(url));
  };
  const prepare = (key: string) => {
    const { city, url } = partsOf(key);
    return inCity(city, () => firstNews(sectionsOf(pathOf(url))));
  };
  const finished = new FinishedResponses({ prepare, make, changesOf: changes, now: Date.now, rest });
  const filter = memoizedFilter(settings().trustedProxies);
  const searchPage = searchPages({ ask, now: Date.now });
  return { ask, finished, searchPage, filter, limiter: new RateLimiter() };
}

/** The handler of each city, made at its first request and again after an edit of its data. */
function handlersOf(shared: Shared): (city: string) => RequestHandler {
  const isKnown = knownAddresses(process.cwd());
  const absent = absentEntries(knownEntries);
  const secure = settings().siteUrl.startsWith('https:');
  const file = ownFiles(process.cwd(), protection({ frameHosts: [], secure, ownDocuments: false }));
  const known = new WeakMap<object, RequestHandler>();
  return (city) => {
    const data = cityStore().city(city) ?? {};
    const made = () => new RequestHandler({ city, file, isKnown, absent, ...makerOf(city) }, shared);
    const handler = known.get(data) ?? made();
    known.set(data, handler);
    return handler;
  };
}

function serveReaders(server: Server, handle: RequestListener): void {
  const shared = sharedParts(handle);
  const handlerOf = handlersOf(shared);
  setInterval(() => void shared.finished.renew(), betweenRenewals).unref();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const city = cityOfRequest(request.headers.host, request.url ?? '');
    if (city === undefined) return sendToNoCity(request, response);
    request.url = withOwnHealth(request.headers.host, request.url ?? '');
    return handlerOf(city).handle(request, response);
  };
  const admit = shutDownGracefully(server, log, closeRadio);
  Object.assign(server, serverLimits);
  server.on('request', (request, response) => {
    admit(response, () =>
      answer(request, response)?.catch((error: Error) => {
        log('error', 'a request could not be answered', { reason: error.message });
        response.destroy();
      }),
    );
  });
  server.once('listening', () => {
    const postsAreFetched = settings().blogApi !== undefined;
    void warmUp(shared.finished, { only: cityInHand(), all: servedCities(), postsAreFetched }, rest);
  });
}

export function serveSite(server: Server, handle: RequestListener): Promise<void> {
  Object.assign(globalThis, { [Symbol.for('local-news.changes-of')]: changesOf });
  if (process.env.NODE_ENV === 'production') serveReaders(server, handle);
  else serveDevelopment(server, handle);
  return listen(server, settings());
}
