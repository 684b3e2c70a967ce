import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicNow } from '@/lib/base/clock';
import { log } from '@/lib/base/log';
import { cityHere, cityStore, inCity, servedCities } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { firstNews } from '@/lib/news/section/section-news';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { entryAt } from '@/lib/server/addresses/entries';
import { knownAddresses, placesOf } from '@/lib/server/addresses/place-of';
import { makerOf } from '@/lib/server/cities/city-of-host';
import { cityFor, sendWithoutCity } from '@/lib/server/cities/without-city';
import { ownFiles } from '@/lib/server/files/own-files';
import { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { partsOf, responseMaker } from '@/lib/server/finished/make-response';
import { sectionsOf, topicsOf } from '@/lib/server/finished/page-topics';
import { RenderLane, turns } from '@/lib/server/finished/render-lane';
import { searchPages } from '@/lib/server/finished/search-pages';
import { askFramework } from '@/lib/server/framework/ask-framework';
import { RequestHandler, type Shared } from '@/lib/server/handle-requests';
import { protection } from '@/lib/server/headers';
import { shutDownGracefully } from '@/lib/server/listening/graceful-shutdown';
import { listen, serverLimits } from '@/lib/server/listening/listen';
import { warmUp } from '@/lib/server/listening/warm-up';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';
import { readRequest } from '@/lib/server/requests/read-request';
import { pathOf } from '@/lib/server/response';
import { serveDevelopment } from '@/lib/server/serve-development';
import { settings } from '@/lib/settings/settings';

/** ms. */
const betweenRenewals = 5000;
/** About a millisecond of what is nowhere. */
const mostInTurn = 16;

/** Does not keep the process alive. */
const rest = (ms: number) => sleep(ms, undefined, { ref: false });

function sharedParts(handle: RequestListener): Shared {
  const ask = askFramework(handle);
  const make = responseMaker(ask, makerOf);
  const changesOf = (key: string) => {
    const { city, url } = partsOf(key);
    const topics = topicsOf(pathOf(url));
    return () => newsChangedAt(city, topics);
  };
  const prepare = (key: string) => {
    const { city, url } = partsOf(key);
    return inCity(city, () => firstNews(sectionsOf(pathOf(url))));
  };
  const lane = new RenderLane(rest);
  const finished = new FinishedResponses({ lane, prepare, make, changesOf, now: monotonicNow, rest });
  const searchPage = searchPages({ ask, lane, now: monotonicNow });
  const { trustedProxies } = settings();
  return {
    handle,
    ask,
    finished,
    searchPage,
    limiter: new RateLimiter(),
    turn: turns(mostInTurn),
    trustedProxies,
  };
}

/** The handler of each city, made at its first request and again after an edit of its data. */
function handlersOf(shared: Shared): (city: string) => RequestHandler {
  const placeOf = placesOf({ isKnown: knownAddresses(process.cwd()), entryAt });
  const secure = settings().siteUrl.startsWith('https:');
  const file = ownFiles(process.cwd(), protection({ frameHosts: [], secure, ownDocuments: false }));
  const known = new WeakMap<object, RequestHandler>();
  return (city) => {
    const data = cityStore().city(city) ?? {};
    const made = () => new RequestHandler({ city, file, placeOf, ...makerOf(city) }, shared);
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
    const asked = readRequest(request);
    const city = cityFor(asked);
    if (city === undefined || 'status' in asked) return sendWithoutCity(asked, request, response);
    return handlerOf(city).handle(asked, request, response);
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
    void warmUp(shared.finished, { only: cityHere(), all: servedCities(), postsAreFetched }, rest);
  });
}

export function serveSite(server: Server, handle: RequestListener): Promise<void> {
  if (process.env.NODE_ENV === 'production') serveReaders(server, handle);
  else serveDevelopment(server, handle);
  return listen(server, settings());
}
