import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monotonicNow } from '@/lib/base/clock';
import { inCity, pinnedOrDefaultCity, servedCities } from '@/lib/city/this-city';
import { makerOf } from '@/lib/server/cities/city-of-host';
import type { OwnFiles } from '@/lib/server/files/own-files';
import { brokenAddress, notFoundAddress } from '@/lib/server/finished/cache-lifetime';
import {
  codingOf,
  type EncodedResponse,
  encodeResponse,
  sendOnce,
  sendResponse,
} from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import type { Page } from '@/lib/server/finished/make-response';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { isForReader, responseForReader, streamLive } from '@/lib/server/framework/for-one-reader';
import { passToNext } from '@/lib/server/framework/pass-to-next';
import { refusedResponse } from '@/lib/server/plain-page';
import { logAbsent } from '@/lib/server/problem-log';
import { clientAddress } from '@/lib/server/requests/client-address';
import { costlyRoute, type RateLimiter } from '@/lib/server/requests/rate-limiter';
import { knownAddress, type SiteRequest } from '@/lib/server/requests/read-request';
import type { SiteResponse } from '@/lib/server/response';

/** What all cities that this process serves have together. */
export type Shared = {
  /** The framework's, for what is streamed. */
  handle: RequestListener;
  ask: AskFramework;
  files: OwnFiles;
  finished: FinishedResponses;
  /** Whether a path is an ordinary route of Next.js, which gets requests as they come. */
  isOrdinary: (path: string) => boolean;
  limiter: RateLimiter;
  /** For all that is not finished. */
  turn: () => Promise<unknown>;
  trustedProxies: number;
};

/** After a search had no turn. */
const RETRY_SEARCH_SECONDS = 5;

/** A request of a city and where its response goes. */
type Exchange = { page: Page; asked: SiteRequest; request: IncomingMessage; response: ServerResponse };

/**
 * The way of every request of a city, from top to bottom: what is finished is sent; the radio; what is nowhere or
 * elsewhere; then what is made for all or for one reader.
 */
export class RequestHandler {
  readonly #shared: Shared;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  /**
   * Makes a page before its first reader comes: the framework loads its code with it. Of the only city the front page;
   * of a network one that needs no news.
   */
  async warmUp(): Promise<void> {
    const city = pinnedOrDefaultCity() ?? servedCities()[0];
    const url = pinnedOrDefaultCity() ? '/' : notFoundAddress;
    if (city) await this.#shared.finished.get({ city: city.key, url, isData: false });
  }

  /** Rejects with our own bugs, never throws. No promise where nothing is waited for: most requests are of that kind. */
  handle(
    city: string,
    asked: SiteRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined {
    const { finished, files } = this.#shared;
    const page = { city, url: knownAddress(asked.path, asked.query), isData: asked.wantsData };
    const ready = finished.known(page) ?? files.known(asked.path);
    if (!ready) return inCity(city, () => this.#handle({ page, asked, request, response }));
    sendResponse(ready, request, response, asked.isMarked);
    return undefined;
  }

  async #handle(exchange: Exchange): Promise<void> {
    const { limiter, trustedProxies, turn, handle, files, isOrdinary } = this.#shared;
    await turn();
    const { page, asked, request, response } = exchange;
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    const who = clientAddress(request.socket.remoteAddress ?? '', forwarded, trustedProxies);
    const route = costlyRoute(asked.path);
    const wait = route ? limiter.enter(route, who, monotonicNow()) : 0;
    if (wait > 0) return this.#sendOwn(refusedResponse(429, wait), exchange);
    if (route) response.once('close', () => limiter.leave(route, who));
    if (route === 'stream') return streamLive(handle, page.city, asked, request, response);
    const file = await files.get(asked.path);
    if (file) return sendResponse(file, request, response);
    if (isOrdinary(asked.path)) return this.#pass(exchange, who);
    const made = await this.#made(exchange, who);
    // A redirect keeps the reader's query.
    if (made?.codings.identity.head.location) return this.#pass(exchange, who);
    // What a page throws is in the log; its data get the page too, so that the browser loads that.
    const shown = made?.status === 500 ? await this.#ownPage(page, brokenAddress, who) : made;
    if (!shown) return this.#sendOwn(refusedResponse(503, RETRY_SEARCH_SECONDS), exchange);
    sendResponse(shown, request, response, asked.isMarked);
  }

  #pass({ page, asked, request, response }: Exchange, who: string): void {
    const errorDocument = async (status: 404 | 500) => {
      if (status === 404) logAbsent(asked.path, page.city);
      const url = status === 404 ? notFoundAddress : brokenAddress;
      const kept = await this.#ownPage(page, url, who);
      if (!kept) return refusedResponse(status);
      const { head, body } = kept.codings.identity;
      return { headers: head, body };
    };
    passToNext({ handle: this.#shared.handle, city: page.city, asked, request, response, errorDocument });
  }

  #ownPage({ city }: Page, url: string, who: string): ReturnType<FinishedResponses['get']> {
    return this.#shared.finished.get({ city, url, isData: false }, who);
  }

  /** Undefined for a search that had no turn in time. */
  async #made({ page, asked, request }: Exchange, who: string): Promise<EncodedResponse | undefined> {
    const { finished, ask } = this.#shared;
    if (!isForReader(asked.path)) {
      const made = await finished.get(page, who);
      if (made?.status !== 404) return made;
      logAbsent(asked.path, page.city);
      const isEmpty = made.codings.identity.body.length === 0;
      return isEmpty || page.isData ? this.#ownPage(page, notFoundAddress, who) : made;
    }
    const made = await responseForReader(ask, page.city, asked.path, request);
    return encodeResponse(made, 4, [codingOf(request)]);
  }

  /** A response of this server's own, which has no policies yet. */
  #sendOwn(own: SiteResponse, { page, asked, request, response }: Exchange): Promise<void> {
    const headers = makerOf(page.city).protection.protect(asked.path, own.headers);
    return sendOnce({ ...own, headers }, request, response);
  }
}
