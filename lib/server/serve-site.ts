import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicNow } from '@/lib/base/clock';
import { untilMidnight } from '@/lib/base/dates/format-date';
import { log } from '@/lib/base/log';
import { cityHere, cityStore, inCity, servedCities, thisCity } from '@/lib/city/this-city';
import { newsChangedAt } from '@/lib/freshness/news-changed';
import { firstNews } from '@/lib/news/section/section-news';
import { targetHere } from '@/lib/news/sources/sections-here';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { entryAt } from '@/lib/server/addresses/entries';
import { knownAddresses, placesOf } from '@/lib/server/addresses/place-of';
import { makerOf } from '@/lib/server/cities/city-of-host';
import { cityFor, sendWithoutCity } from '@/lib/server/cities/without-city';
import { OwnFiles } from '@/lib/server/files/own-files';
import { FinishedResponses, mostBytes } from '@/lib/server/finished/finished-responses';
import { partsOf, responseMaker } from '@/lib/server/finished/make-response';
import { sectionsOf, topicsOf } from '@/lib/server/finished/page-topics';
import { RenderLane, turns } from '@/lib/server/finished/render-lane';
import { type DrawSearch, searchPages } from '@/lib/server/finished/search-pages';
import { askFramework } from '@/lib/server/framework/ask-framework';
import { RequestHandler, type Shared } from '@/lib/server/handle-requests';
import { protection } from '@/lib/server/headers';
import { type Shutdown, shutDownGracefully } from '@/lib/server/listening/graceful-shutdown';
import { listen, serverLimits } from '@/lib/server/listening/listen';
import { warmUp } from '@/lib/server/listening/warm-up';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';
import { readRequest } from '@/lib/server/requests/read-request';
import { pathOf } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

/** ms. */
const betweenRenewals = 5000;
/** About a millisecond of what is nowhere. */
const mostInTurn = 16;
const isDevelopment = process.env.NODE_ENV === 'development';
/** Scripts that were just made, their maps, and what shows errors. */
const ofTools = /^\/_(?:_nextjs_|next\/)/;

/** Does not keep the process alive. */
const rest = (ms: number) => sleep(ms, undefined, { ref: false });

function finishedResponses(make: ReturnType<typeof responseMaker>, lane: RenderLane): FinishedResponses {
  const changesOf = (key: string) => {
    const { city, url } = partsOf(key);
    const topics = topicsOf(pathOf(url));
    return () => newsChangedAt(city, topics);
  };
  const prepare = (key: string) => {
    const { city, url } = partsOf(key);
    return inCity(city, () => firstNews(sectionsOf(pathOf(url))));
  };
  const untilNextDay = (key: string) =>
    inCity(partsOf(key).city, () => untilMidnight(new Date(), thisCity().timeZone));
  // In development nothing is small enough to be kept: the code may have changed.
  const most = isDevelopment ? 1 : mostBytes;
  const making = { lane, prepare, make, changesOf, untilMidnight: untilNextDay, now: monotonicNow, rest };
  return new FinishedResponses(making, most);
}

function sharedParts(handle: RequestListener, draw: DrawSearch): Shared {
  const ask = askFramework(handle);
  const lane = new RenderLane(rest);
  const pages = finishedResponses(responseMaker(ask, makerOf), lane);
  const finished = (key: string, who: string) => pages.get(key, who);
  const { trustedProxies, siteUrl } = settings();
  const aroundFiles = { frameHosts: [], secure: siteUrl.startsWith('https:'), ownDocuments: false };
  // What the framework calls unknown is known only to its build.
  const isKnown = isDevelopment
    ? (path: string) => targetHere(path) === undefined
    : knownAddresses(process.cwd());
  return {
    handle,
    ask,
    files: new OwnFiles(process.cwd(), protection(aroundFiles)),
    finished: pages,
    searchPage: searchPages({ ask, draw, finished, lane, now: monotonicNow }),
    placeOf: placesOf({ isKnown, entryAt }),
    limiter: new RateLimiter(),
    turn: turns(mostInTurn),
    trustedProxies,
  };
}

/** The handler of each city, made at its first request and again after an edit of its data. */
function handlersOf(shared: Shared): (city: string) => RequestHandler {
  const known = new WeakMap<object, RequestHandler>();
  return (city) => {
    const data = cityStore().city(city) ?? {};
    const handler = known.get(data) ?? new RequestHandler({ city, ...makerOf(city) }, shared);
    known.set(data, handler);
    return handler;
  };
}

/** Every request is answered in one way; in development the framework's tools have theirs beside it. */
function answering(handle: RequestListener, shared: Shared) {
  const handlerOf = handlersOf(shared);
  return (request: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
    if (isDevelopment && ofTools.test(request.url ?? '')) {
      handle(request, response);
      return undefined;
    }
    const asked = readRequest(request);
    const city = cityFor(asked);
    if (city === undefined || 'status' in asked) return sendWithoutCity(asked, request, response);
    return handlerOf(city).handle(asked, request, response);
  };
}

/** `draw` draws what a search has found: components, which this folder does not know. */
export function serveSite(server: Server, handle: RequestListener, draw: DrawSearch): Promise<void> {
  const shared = sharedParts(handle, draw);
  const answer = answering(handle, shared);
  // What the development tools hold open would not end.
  const admit: Shutdown['admit'] = isDevelopment
    ? (_, go) => go()
    : shutDownGracefully(server, log, closeRadio);
  Object.assign(server, serverLimits);
  server.on('request', (request, response) => {
    const giveUp = (error: Error) => {
      log('error', 'a request could not be answered', { reason: error.message });
      response.destroy();
    };
    admit(response, () => {
      try {
        answer(request, response)?.catch(giveUp);
      } catch (error) {
        giveUp(error as Error);
      }
    });
  });
  if (!isDevelopment) {
    setInterval(() => void shared.finished.renew(), betweenRenewals).unref();
    server.once('listening', () => {
      const postsAreFetched = settings().blogApi !== undefined;
      void warmUp(shared.finished, { only: cityHere(), all: servedCities(), postsAreFetched }, rest);
    });
  }
  return listen(server, settings());
}
