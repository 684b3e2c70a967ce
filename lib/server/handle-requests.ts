import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodeFor } from '@/lib/server/finished/encoded-response';
import { finishedResponses } from '@/lib/server/finished/finished-responses';
import { keyOf, pathOfKey, responseMaker } from '@/lib/server/finished/make-response';
import { codingsFor, sendResponse } from '@/lib/server/finished/send-response';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { hasRightMark } from '@/lib/server/framework/framework-mark';
import type { Protection } from '@/lib/server/headers/protect-response';
import { movedResponse, refusedResponse } from '@/lib/server/own-responses';
import { isPerReader, readerResponses } from '@/lib/server/reader-response';
import { keepFromCaches, keepQuery } from '@/lib/server/redirects';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';
import { rememberingFilter } from '@/lib/server/requests/remembering-filter';
import type { Decision } from '@/lib/server/requests/request-filter';
import { pathOf, type SiteResponse } from '@/lib/server/response';
import { type Addresses, responsesForAll } from '@/lib/server/response-for-all';
import { streamResponse } from '@/lib/server/stream-response';

type Served = Extract<Decision, { kind: 'serve' }>;

export type Site = Addresses & {
  /** The host of the public origin: the only one that the framework ever sees. */
  host: string;
  trustedProxies: number;
  /** What tells when the things last changed, in ms, that the page at a path shows. */
  changesOf: (path: string) => () => number;
};

/**
 * The way of every request, from top to bottom: refused, led elsewhere or let in; then the radio, an answer that is
 * finished, or one that the framework makes for this reader; then sent. With it, the finished answers themselves.
 */
export function requestHandler(site: Site, ask: AskFramework, protection: Protection) {
  const filterRequest = rememberingFilter(site.trustedProxies);
  const limiter = new RateLimiter();
  const forReader = readerResponses(ask, protection, site.host);
  const make = responseMaker(ask, protection, site.host);
  const finished = finishedResponses({
    make,
    changesOf: (key) => site.changesOf(pathOfKey(key)),
    now: Date.now,
  });

  const forAll = responsesForAll(site, finished);

  /** An answer of this server's own, or of one reader's. */
  async function sendOne(
    answer: SiteResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const [coding = 'identity'] = codingsFor(request.headers['accept-encoding'] ?? '');
    sendResponse(await encodeFor(answer, coding, 4), request, response);
  }

  function sendOwn(answer: SiteResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = protection.protect(pathOf(request.url ?? ''), answer.headers);
    return sendOne({ ...answer, headers }, request, response);
  }

  async function serve(decision: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url, asked, uncached, isNavigation } = decision;
    const path = pathOf(url);
    if (streamResponse(request, response, (headers) => protection.protect(path, headers))) return;
    const isForAll = !isPerReader(path) && (!isNavigation || (await hasRightMark(url, request.headers)));
    if (!isForAll) {
      const answer = keepFromCaches(keepQuery(await forReader(decision, request), asked), uncached);
      return sendOne(answer, request, response);
    }
    const found = await forAll(url, isNavigation);
    const isPlain = uncached !== 'always' && (found.status < 300 || found.status >= 400);
    if (isPlain) return sendResponse(found, request, response);
    const { body, head } = found.codings.identity;
    const answer = { status: found.status, headers: head, body };
    return sendOne(keepFromCaches(keepQuery(answer, asked), uncached), request, response);
  }

  /** Sends at once what is finished, as most readers ask for it, and says whether it was. */
  function sendFinished(
    { url, uncached, isNavigation }: Served,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (isNavigation || uncached === 'always') return false;
    const found = finished.known(keyOf(url, false)) ?? site.file(pathOf(url));
    if (found === undefined || found instanceof Promise) return false;
    sendResponse(found, request, response);
    return true;
  }

  /** What is no plain request for a finished answer. */
  async function answerOther(
    decision: Decision,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { headers } = request;
    if (decision.kind === 'refuse') {
      // What comes along is not waited for.
      if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
        response.shouldKeepAlive = false;
      return sendOwn(refusedResponse(decision.status), request, response);
    }
    if (decision.kind === 'move')
      return sendOwn(keepFromCaches(movedResponse(decision.to), decision.uncached), request, response);
    if (decision.counted) {
      const { route, who } = decision.counted;
      const wait = limiter.enter(route, who, Date.now());
      if (wait > 0) return sendOwn(refusedResponse(429, wait), request, response);
      response.once('close', () => limiter.leave(route, who));
    }
    return serve(decision, request, response);
  }

  /** Without a promise where nothing is waited for: each costs, and most requests are of that kind. */
  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { method = 'GET', url = '/', headers, socket } = request;
    const asked = { method, target: url, headers, socketAddress: socket.remoteAddress ?? '' };
    const decision = filterRequest(asked);
    if (decision.kind === 'serve' && sendFinished(decision, request, response)) return undefined;
    return answerOther(decision, request, response);
  }

  return { answer, finished };
}
