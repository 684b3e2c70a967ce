import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import compression from 'compression';
import { monotonicNow } from '@/lib/base/clock';
import type { FairLane } from '@/lib/base/turns/fair-lane';
import type { Handler } from '@/lib/http/in-memory';
import { refuse } from '@/lib/server/plain-page';
import { clientAddress, networksOf } from '@/lib/server/requests/client-address';
import { costlyRoute, type RateLimiter } from '@/lib/server/requests/rate-limiter';
import { settings } from '@/lib/settings/settings';

/** Maximum time that a search waits for its turn, in ms. */
const MAX_WAIT_MS = 5000;
const RETRY_SEARCH_SECONDS = 5;
/**
 * Matches paths that skip the queue because they render nothing: the health report, the radio stream, and pictures
 * (which mostly wait for other hosts).
 */
const NOT_RENDERED = /^\/(?:api\/(?:health|stream)$|pictures\/)/;

export function clientOf({ socket, headers }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  return clientAddress(socket.remoteAddress ?? '', forwarded, settings().trustedProxies);
}

/**
 * Handles requests that the cache does not: applies the client's limits, waits for the client's turn, and compresses
 * the response. Searches run when no page is waiting, and get a 503 after five seconds.
 */
export function passOn(pages: Handler, limiter: RateLimiter, lane: FairLane): Handler {
  const compress = compression() as unknown as (...args: [...Parameters<Handler>, next: () => void]) => void;
  return (request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const client = clientOf(request);
    const route = costlyRoute(path);
    const wait = route ? limiter.enter(route, client, monotonicNow()) : 0;
    if (wait > 0) return refuse(429, request, response, wait);
    if (route) response.once('close', () => limiter.leave(route, client));
    const handle = async () => pages(request, response);
    const begin = () => compress(request, response, () => handle().catch(() => response.destroy()));
    if (NOT_RENDERED.test(path)) return begin();
    const isSearch = path === '/search';
    const giveUp = () => refuse(503, request, response, RETRY_SEARCH_SECONDS);
    const patience = isSearch ? setTimeout(giveUp, MAX_WAIT_MS) : undefined;
    lane.add(
      networksOf(client),
      () => {
        clearTimeout(patience);
        if (response.writableEnded || response.destroyed) return undefined;
        begin();
        return once(response, 'close');
      },
      isSearch,
    );
    return undefined;
  };
}
