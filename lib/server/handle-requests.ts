import type { IncomingMessage, ServerResponse } from 'node:http';
import { rememberingJudge } from '@/lib/server/requests/remembering-filter';
import { type Answer, pathOf } from '@/lib/server/response';
import { type Addresses, answersForAll } from '@/lib/server/response-for-all';
import { answerStream } from '@/lib/server/stream-response';
import { codeFor } from '@/lib/server/finished/encoded-response';
import { finishedAnswers } from '@/lib/server/finished/finished-responses';
import { answerMaker, keyOf, pathOfKey } from '@/lib/server/finished/make-response';
import { codingsFor, sendAnswer } from '@/lib/server/finished/send-response';
import type { AskFramework } from '@/lib/server/framework/ask-framework';
import { hasRightMark } from '@/lib/server/framework/framework-mark';
import { movedAnswer, refusedAnswer } from '@/lib/server/own-responses';
import { isPerReader, readerAnswers } from '@/lib/server/reader-response';
import { keepFromCaches, keepQuery } from '@/lib/server/redirects';
import type { Protection } from '@/lib/server/headers/protect-response';
import type { Verdict } from '@/lib/server/requests/request-filter';
import { Turnstile } from '@/lib/server/requests/rate-limiter';

type Served = Extract<Verdict, { kind: 'serve' }>;

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
export function requestAnswerer(site: Site, ask: AskFramework, protection: Protection) {
  const judge = rememberingJudge(site.trustedProxies);
  const turnstile = new Turnstile();
  const forReader = readerAnswers(ask, protection, site.host);
  const make = answerMaker(ask, protection, site.host);
  const finished = finishedAnswers({
    make,
    changesOf: (key) => site.changesOf(pathOfKey(key)),
    now: Date.now,
  });

  const forAll = answersForAll(site, finished);

  /** An answer of this server's own, or of one reader's. */
  async function sendOne(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [coding = 'identity'] = codingsFor(request.headers['accept-encoding'] ?? '');
    sendAnswer(await codeFor(answer, coding, 4), request, response);
  }

  function sendOwn(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = protection.protect(pathOf(request.url ?? ''), answer.headers);
    return sendOne({ ...answer, headers }, request, response);
  }

  async function serve(verdict: Served, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url, asked, uncached, isNavigation } = verdict;
    const path = pathOf(url);
    if (answerStream(request, response, (headers) => protection.protect(path, headers))) return;
    const isForAll = !isPerReader(path) && (!isNavigation || (await hasRightMark(url, request.headers)));
    if (!isForAll) {
      const answer = keepFromCaches(keepQuery(await forReader(verdict, request), asked), uncached);
      return sendOne(answer, request, response);
    }
    const found = await forAll(url, isNavigation);
    const isPlain = uncached !== 'always' && (found.status < 300 || found.status >= 400);
    if (isPlain) return sendAnswer(found, request, response);
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
    sendAnswer(found, request, response);
    return true;
  }

  /** What is no plain request for a finished answer. */
  async function answerOther(
    verdict: Verdict,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { headers } = request;
    if (verdict.kind === 'refuse') {
      // What comes along is not waited for.
      if ('transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0)
        response.shouldKeepAlive = false;
      return sendOwn(refusedAnswer(verdict.status), request, response);
    }
    if (verdict.kind === 'move')
      return sendOwn(keepFromCaches(movedAnswer(verdict.to), verdict.uncached), request, response);
    if (verdict.counted) {
      const { route, who } = verdict.counted;
      const wait = turnstile.enter(route, who, Date.now());
      if (wait > 0) return sendOwn(refusedAnswer(429, wait), request, response);
      response.once('close', () => turnstile.leave(route, who));
    }
    return serve(verdict, request, response);
  }

  /** Without a promise where nothing is waited for: each costs, and most requests are of that kind. */
  function answer(request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const { method = 'GET', url = '/', headers, socket } = request;
    const asked = { method, target: url, headers, socketAddress: socket.remoteAddress ?? '' };
    const verdict = judge(asked);
    if (verdict.kind === 'serve' && sendFinished(verdict, request, response)) return undefined;
    return answerOther(verdict, request, response);
  }

  return { answer, finished };
}
