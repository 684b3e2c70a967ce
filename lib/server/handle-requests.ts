import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monotonicNow } from '@/lib/base/clock';
import { inCity } from '@/lib/city/this-city';
import type { Place } from '@/lib/server/addresses/place-of';
import type { OwnFiles } from '@/lib/server/files/own-files';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import {
  codingOf,
  type EncodedResponse,
  encodeFor,
  keptPrivate,
  sendResponse,
} from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { keyOf, type Maker } from '@/lib/server/finished/make-response';
import type { SearchPages } from '@/lib/server/finished/search-pages';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { isForReader, isLive, responseForReader, streamLive } from '@/lib/server/framework/for-one-reader';
import { movedResponse, refusedResponse } from '@/lib/server/plain-page';
import { logAbsent } from '@/lib/server/problem-log';
import { clientAddress, costlyRoute, type RateLimiter } from '@/lib/server/requests/rate-limiter';
import { knownAddress, type SiteRequest } from '@/lib/server/requests/read-request';
import type { SiteResponse } from '@/lib/server/response';

/** A city's site. */
export type Site = Maker & {
  /** Its key. */
  city: string;
  file: OwnFiles;
  placeOf: (path: string, query: string) => Promise<Place>;
};

/** What all cities that this process serves have together. */
export type Shared = {
  /** The framework's, for what is streamed. */
  handle: RequestListener;
  ask: AskFramework;
  finished: FinishedResponses;
  searchPage: SearchPages;
  limiter: RateLimiter;
  /** For all that is not finished. */
  turn: () => Promise<void>;
  trustedProxies: number;
};

/** A request and where its response goes. */
type Exchange = { asked: SiteRequest; url: string; request: IncomingMessage; response: ServerResponse };

/**
 * The way of every request of a city, from top to bottom: what is finished is sent; the radio; what is nowhere or
 * elsewhere; then what is made for all, for a question or for one reader.
 */
export class RequestHandler {
  readonly #site: Site;
  readonly #shared: Shared;

  constructor(site: Site, shared: Shared) {
    this.#site = site;
    this.#shared = shared;
  }

  /** Rejects with our own bugs, never throws. No promise where nothing is waited for: most requests are of that kind. */
  handle(asked: SiteRequest, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const exchange = { asked, url: knownAddress(asked.path, asked.query), request, response };
    try {
      if (this.#sendFinished(exchange)) return undefined;
      return inCity(this.#site.city, () => this.#handle(exchange));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  /** Sends at once what is finished, as most readers ask for it, and says whether it was. */
  #sendFinished({ asked, url, request, response }: Exchange): boolean {
    const { city, file } = this.#site;
    const found = this.#shared.finished.known(keyOf(city, url, asked.wantsData)) ?? file(asked.path);
    if (found === undefined || found instanceof Promise) return false;
    sendResponse(asked.isMarked ? keptPrivate(found) : found, request, response);
    return true;
  }

  async #handle(exchange: Exchange): Promise<void> {
    await this.#shared.turn();
    const { asked, request, response } = exchange;
    const { limiter, trustedProxies } = this.#shared;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const who = clientAddress(request.socket.remoteAddress ?? '', forwarded, trustedProxies);
    const route = costlyRoute(asked.path);
    const wait = route ? limiter.enter(route, who, monotonicNow()) : 0;
    if (wait > 0) return this.#sendOwn(refusedResponse(429, wait), exchange);
    if (route) response.once('close', () => limiter.leave(route, who));
    if (isLive(asked.path)) {
      const headers = this.#site.protection.protect(asked.path, { 'access-control-allow-origin': '*' });
      return streamLive(this.#shared.handle, asked, headers, request, response);
    }
    const file = await this.#site.file(asked.path);
    if (file) return sendResponse(file, request, response);
    const place = await this.#site.placeOf(asked.path, asked.query);
    if (place.kind === 'moved') return this.#sendOwn(movedResponse(place.to, asked.isMarked), exchange);
    const made = await this.#made(exchange, place, who);
    // What a page throws is in the log; its data get the page too, so that the browser loads that.
    const { city } = this.#site;
    const shown =
      made.status === 500 ? await this.#shared.finished.get(keyOf(city, brokenAddress, false), who) : made;
    sendResponse(asked.isMarked ? keptPrivate(shown) : shown, request, response);
  }

  async #made({ asked, url, request }: Exchange, place: Place, who: string): Promise<EncodedResponse> {
    const { ask, finished, searchPage } = this.#shared;
    const { city } = this.#site;
    if (place.kind === 'absent') {
      logAbsent(asked.path, city);
      return finished.get(keyOf(city, place.page, false), who);
    }
    const { wantsData } = asked;
    const coding = codingOf(request);
    if (asked.path === '/search') return searchPage(this.#site, { url, wantsData, coding, who });
    if (!isForReader(asked.path)) return finished.get(keyOf(city, url, wantsData), who);
    return encodeFor(await responseForReader(ask, this.#site, asked.path, request), coding, 4);
  }

  /** A response of this server's own, which has no policies yet. */
  async #sendOwn(own: SiteResponse, { asked, request, response }: Exchange): Promise<void> {
    const headers = this.#site.protection.protect(asked.path, own.headers);
    sendResponse(await encodeFor({ ...own, headers }, codingOf(request), 4), request, response);
  }
}
