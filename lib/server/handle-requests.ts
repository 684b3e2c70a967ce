import type { IncomingMessage, ServerResponse } from 'node:http';
import { inCity } from '@/lib/city/this-city';
import { type Coding, encodeFor } from '@/lib/server/finished/encoded-response';
import type { FinishedResponses } from '@/lib/server/finished/finished-responses';
import { keyOf, type Maker } from '@/lib/server/finished/make-response';
import type { SearchPages } from '@/lib/server/finished/search-pages';
import { codingsFor, sendResponse } from '@/lib/server/finished/send-response';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { hasRightMark } from '@/lib/server/framework/framework-mark';
import { movedResponse, refusedResponse } from '@/lib/server/own-responses';
import { isPerReader, readerResponses } from '@/lib/server/reader-response';
import { keepFromCaches, keepQuery } from '@/lib/server/redirects';
import type { memoizedFilter } from '@/lib/server/requests/memoized-filter';
import type { RateLimiter } from '@/lib/server/requests/rate-limiter';
import type { Decision } from '@/lib/server/requests/request-filter';
import { pathOf, type SiteResponse } from '@/lib/server/response';
import { type Addresses, responsesForAll } from '@/lib/server/response-for-all';
import { streamResponse } from '@/lib/server/stream-response';

type Served = Extract<Decision, { kind: 'serve' }>;
type Refused = Extract<Decision, { kind: 'refuse' }>;

/** A city's site. */
export type Site = Addresses &
  Maker & {
    /** Its key. */
    city: string;
  };

/** What all cities that this process serves have together. */
export type Shared = {
  ask: AskFramework;
  finished: FinishedResponses;
  searchPage: SearchPages;
  filter: ReturnType<typeof memoizedFilter>;
  limiter: RateLimiter;
};

function codingOf({ headers }: IncomingMessage): Coding {
  return codingsFor(headers['accept-encoding'] ?? '')[0] ?? 'identity';
}

/**
 * The way of every request of a city, from top to bottom: refused, moved or let in; then the radio, a response that is
 * finished, or one that the framework makes for this reader; then sent.
 */
export class RequestHandler {
  readonly #site: Site;
  readonly #shared: Shared;
  readonly #forAll: ReturnType<typeof responsesForAll>;
  readonly #forReader: ReturnType<typeof readerResponses>;

  constructor(site: Site, shared: Shared) {
    this.#site = site;
    this.#shared = shared;
    this.#forAll = responsesForAll(site, shared.finished, site.city);
    this.#forReader = readerResponses(shared.ask, site.protection, site.host);
  }

  /** Rejects with our own bugs, never throws. No promise where nothing is waited for: most requests are of that kind. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    try {
      return this.#handle(request, response);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #handle(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { method = 'GET', url = '/', headers, socket } = request;
    const asked = { method, target: url, headers, socketAddress: socket.remoteAddress ?? '' };
    const { city } = this.#site;
    const decision = this.#shared.filter(asked, city);
    if (decision.kind === 'serve' && this.#sendFinished(decision, request, response)) return undefined;
    return inCity(city, () => this.#handleOther(decision, request, response));
  }

  /** Sends at once what is finished, as most readers ask for it, and says whether it was. */
  #sendFinished({ url, uncached, isNavigation }: Served, request: IncomingMessage, response: ServerResponse) {
    if (isNavigation || uncached === 'always') return false;
    const { city, file } = this.#site;
    const found = this.#shared.finished.known(keyOf(city, url, false)) ?? file(pathOf(url));
    if (found === undefined || found instanceof Promise) return false;
    sendResponse(found, request, response);
    return true;
  }

  async #handleOther(decision: Decision, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (decision.kind === 'refuse') return this.#refuse(decision.status, request, response);
    if (decision.kind === 'move')
      return this.#sendOwn(keepFromCaches(movedResponse(decision.to), decision.uncached), request, response);
    if (decision.counted) {
      const { route, who } = decision.counted;
      const wait = this.#shared.limiter.enter(route, who, Date.now());
      if (wait > 0) return this.#sendOwn(refusedResponse(429, wait), request, response);
      response.once('close', () => this.#shared.limiter.leave(route, who));
    }
    return this.#serve(decision, request, response);
  }

  #refuse(status: Refused['status'], request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    // What comes along is not waited for.
    if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
      response.shouldKeepAlive = false;
    return this.#sendOwn(refusedResponse(status), request, response);
  }

  async #serve(decision: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url, asked, uncached, isNavigation } = decision;
    const path = pathOf(url);
    if (streamResponse(request, response, (headers) => this.#site.protection.protect(path, headers))) return;
    const isSearch = path === '/search' && !isNavigation;
    const isForAll = !isPerReader(path) && (!isNavigation || (await hasRightMark(url, request.headers)));
    if (!isForAll && !isSearch) {
      const made = keepFromCaches(keepQuery(await this.#forReader(decision, request), asked), uncached);
      return this.#send(made, request, response);
    }
    const found = isSearch
      ? await this.#shared.searchPage(this.#site, url, codingOf(request))
      : await this.#forAll(url, isNavigation);
    const isPlain = uncached !== 'always' && (found.status < 300 || found.status >= 400);
    if (isPlain) return sendResponse(found, request, response);
    const { body, head } = found.codings.identity;
    const changed = { status: found.status, headers: head, body };
    return this.#send(keepFromCaches(keepQuery(changed, asked), uncached), request, response);
  }

  /** A response of this server's own, which has no policies yet. */
  #sendOwn(own: SiteResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = this.#site.protection.protect(pathOf(request.url ?? ''), own.headers);
    return this.#send({ ...own, headers }, request, response);
  }

  async #send(made: SiteResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
    sendResponse(await encodeFor(made, codingOf(request), 4), request, response);
  }
}
