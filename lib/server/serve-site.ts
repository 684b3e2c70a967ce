import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, log } from '@/lib/base/log';
import { inCity, thisCity } from '@/lib/city/this-city';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { cacheRulesAt } from '@/lib/http/cache-rules.mjs';
import { inForce } from '@/lib/news/desk/in-force';
import { msUntilChange } from '@/lib/pages/notices/alerts';
import { closeRadio } from '@/lib/radio/radio-hubs';
import { withStatus } from '@/lib/request/status';
import { originInstead, protectionOfNoCity } from '@/lib/server/cities/city-of-host';
import { cityFor, refusedAt, sendByProcess, sendWithoutCity } from '@/lib/server/cities/without-city';
import { OwnFiles } from '@/lib/server/files/own-files';
import { FinishedResponses, type Making, mostBytes } from '@/lib/server/finished/finished-responses';
import { responseMaker } from '@/lib/server/finished/make-response';
import { RenderLane } from '@/lib/server/finished/render-lane';
import { type AskFramework, askFramework } from '@/lib/server/framework/ask-framework';
import { RequestHandler } from '@/lib/server/handle-requests';
import { healthPath } from '@/lib/server/health/health-response';
import { type Shutdown, shutDownGracefully } from '@/lib/server/listening/graceful-shutdown';
import { listen, serverLimits } from '@/lib/server/listening/listen';
import { movedToOrigin } from '@/lib/server/plain-page';
import { logUnreported } from '@/lib/server/problem-log';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';
import { readRequest } from '@/lib/server/requests/read-request';
import { settings } from '@/lib/settings/settings';

/** Of what is not finished so many go on in a turn of the event loop; between two turns what is finished is sent. */
const mostInTurn = 16;
const isDevelopment = process.env.NODE_ENV === 'development';
/** Scripts that were just made, their maps, and what shows errors. */
const ofTools = /^\/_(?:_nextjs_|next\/)/;

/** A route without a cache rule gets each request as it came. */
const isOrdinary = (path: string) => cacheRulesAt(path).length === 0 && path !== healthPath;

function finishedResponses(ask: AskFramework, lane: RenderLane): FinishedResponses {
  const making: Making = {
    lane,
    make: responseMaker(ask),
    changedAt: ({ city }) => newsChangedAt(city),
    countsSince: ({ city }) => allChangedAt(city),
    msUntilChange: ({ city }) =>
      inCity(city, () => {
        const now = new Date();
        return Math.min(
          msUntilChange(thisCity(), now),
          inForce(thisCity(), now.getTime()).until - now.getTime(),
        );
      }),
    now: monotonicNow,
  };
  // In development nothing is small enough to be kept: the code may have changed.
  return new FinishedResponses(making, isDevelopment ? 1 : mostBytes);
}

function requestHandler(handle: RequestListener): RequestHandler {
  const ask = askFramework(handle);
  // Does not keep the process alive.
  const lane = new RenderLane((ms) => sleep(ms, undefined, { ref: false }));
  const few = pLimit(mostInTurn);
  return new RequestHandler({
    handle,
    ask,
    files: new OwnFiles(process.cwd(), protectionOfNoCity()),
    finished: finishedResponses(ask, lane),
    isOrdinary,
    limiter: new RateLimiter(),
    turn: () => few(() => nextTurn()),
    trustedProxies: settings().trustedProxies,
  });
}

/** Every request is answered in one way; in development the framework's tools have theirs beside it. */
function answering(handle: RequestListener, requests: RequestHandler) {
  return (request: IncomingMessage, response: ServerResponse): Promise<void> | undefined => {
    if (isDevelopment && ofTools.test(request.url ?? '')) {
      handle(request, response);
      return undefined;
    }
    const asked = readRequest(request, isOrdinary);
    const city = cityFor(asked);
    if (city === undefined || 'status' in asked) return sendWithoutCity(asked, request, response);
    const origin = originInstead(asked.host, city);
    if (origin !== undefined) return sendByProcess(movedToOrigin(origin, asked), request, response);
    return requests.handle(city, asked, request, response);
  };
}

const logBug = (error: unknown) => log('error', 'a request could not be answered', bugFacts(error));

/** `nextServer`: its errors are silent (`quiet`), and onRequestError gets none of a module that throws while it loads. */
export function serveSite(
  server: Server,
  nextHandler: RequestListener,
  nextServer?: { logError: (error: unknown) => void },
): Promise<void> {
  if (nextServer && !isDevelopment) nextServer.logError = logUnreported;
  const handle = withStatus(nextHandler);
  const requests = requestHandler(handle);
  const answer = answering(handle, requests);
  // What the development tools hold open would not end.
  const admit: Shutdown['admit'] = isDevelopment
    ? (_, go) => go()
    : shutDownGracefully(server, log, closeRadio);
  Object.assign(server, serverLimits);
  server.on('request', (request, response) => {
    const giveUp = (error: unknown) => {
      logBug(error);
      if (response.headersSent) response.destroy();
      else void sendByProcess(refusedAt(request.headers.host, 500), request, response);
    };
    admit(response, () => {
      try {
        answer(request, response)?.catch(giveUp);
      } catch (error) {
        giveUp(error);
      }
    });
  });
  if (!isDevelopment) server.once('listening', () => requests.warmUp().catch(logBug));
  return listen(server, settings());
}
