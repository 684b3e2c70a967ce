import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monotonicNow } from '@/lib/base/clock';
import { inCity } from '@/lib/city/this-city';
import type { Place } from '@/lib/server/addresses/place-of';
import type { OwnFiles } from '@/lib/server/files/own-files';
import { brokenAddress } from '@/lib/server/finished/cache-lifetime';
import {
  codingOf,
  type EncodedResponse,
  encodeResponse,
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

/** A city's site; `city` is its key. */
export type Site = Maker & { city: string };

/** What all cities that this process serves have together. */
export type Shared = {
  /** The framework's, for what is streamed. */
  handle: RequestListener;
  ask: AskFramework;
  files: OwnFiles;
  finished: FinishedResponses;
  searchPage: SearchPages;
  placeOf: (path: string, query: string) => Promise<Place>;
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
    const { path, query, wantsData, isMarked } = asked;
    const { finished, files } = this.#shared;
    const url = knownAddress(path, query);
    const ready = finished.known(keyOf(this.#site.city, url, wantsData)) ?? files.known(path);
    if (!ready) return inCity(this.#site.city, () => this.#handle({ asked, url, request, response }));
    sendResponse(ready, request, response, isMarked);
    return undefined;
  }

  async #handle(exchange: Exchange): Promise<void> {
    const { limiter, trustedProxies, turn, handle, files, placeOf } = this.#shared;
    await turn();
    const { asked, request, response } = exchange;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const who = clientAddress(request.socket.remoteAddress ?? '', forwarded, trustedProxies);
    const route = costlyRoute(asked.path);
    const wait = route ? limiter.enter(route, who, monotonicNow()) : 0;
    if (wait > 0) return this.#sendOwn(refusedResponse(429, wait), exchange);
    if (route) response.once('close', () => limiter.leave(route, who));
    if (isLive(asked.path)) {
      const headers = this.#site.protection.protect(asked.path, { 'access-control-allow-origin': '*' });
      return streamLive(handle, asked, headers, request, response);
    }
    const file = await files.get(asked.path);
    if (file) return sendResponse(file, request, response);
    const place = await placeOf(asked.path, asked.query);
    if (place.kind === 'moved') return this.#sendOwn(movedResponse(place.to, asked.isMarked), exchange);
    const made = await this.#made(exchange, place, who);
    // What a page throws is in the log; its data get the page too, so that the browser loads that.
    const shown = made.status === 500 ? await this.#finished(brokenAddress, who) : made;
    sendResponse(shown, request, response, asked.isMarked);
  }

  #finished(url: string, who: string, wantsData = false): EncodedResponse | Promise<EncodedResponse> {
    return this.#shared.finished.get(keyOf(this.#site.city, url, wantsData), who);
  }

  async #made({ asked, url, request }: Exchange, place: Place, who: string): Promise<EncodedResponse> {
    const { path, wantsData } = asked;
    if (place.kind === 'absent') {
      logAbsent(path, this.#site.city);
      return this.#finished(place.page, who);
    }
    const coding = codingOf(request);
    if (path === '/search') return this.#shared.searchPage(this.#site, { url, wantsData, coding, who });
    if (!isForReader(path)) return this.#finished(url, who, wantsData);
    const made = await responseForReader(this.#shared.ask, this.#site, path, request);
    return encodeResponse(made, 4, [coding]);
  }

  /** A response of this server's own, which has no policies yet. */
  async #sendOwn(own: SiteResponse, { asked, request, response }: Exchange): Promise<void> {
    const headers = this.#site.protection.protect(asked.path, own.headers);
    sendResponse(await encodeResponse({ ...own, headers }, 4, [codingOf(request)]), request, response);
  }
}
