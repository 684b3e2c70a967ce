import { answerFeed } from './answer-feed';
import { say } from './control-routes';
import type { Reply } from './faults/fault';
import type { UpstreamState, Visit } from './upstream-state';

/**
 * Simulates the CORS proxy of requirements section 7, which returns JSON with the feed's text in `contents`.
 * Generates the feed instead of fetching it, so a connection fault set for the feed breaks the connection to
 * the proxy. A fault for "proxy" breaks the proxy's own response.
 */
export async function answerProxy(state: UpstreamState, visit: Visit): Promise<void> {
  const target = visit.address.searchParams.get('url') ?? '';
  const feed = feedNamed(state.url, target);
  if (feed === undefined)
    return say(visit, 400, `"url" must be the address of a feed of this upstream; it was "${target}".`);
  const set = state.switchboard.takeTurn('proxy');
  return answerFeed(state, visit, feed, set ? { set } : { wrap: (reply) => wrapped(reply, target) });
}

function feedNamed(own: string, target: string): string | undefined {
  const address = URL.canParse(target) ? new URL(target) : undefined;
  if (address?.origin !== own) return undefined;
  return /^\/([\w-]+)\.xml$/.exec(address.pathname)?.[1];
}

// Like real proxies, this decodes any body as UTF-8 and always responds with 200.
function wrapped({ status = 200, headers, body = '' }: Reply, url: string): Reply {
  const type = headers?.['Content-Type'];
  const wrap = (contents: string) =>
    JSON.stringify({ contents, status: { url, content_type: type, http_code: status } });
  const json = { 'Content-Type': 'application/json; charset=utf-8' };
  if (typeof body !== 'function') return { headers: json, body: wrap(body.toString()) };
  return { headers: json, body: () => wrappedPieces(body(), wrap('\0').split('\\u0000')) };
}

// Yields the JSON in pieces, because the body may be too large for memory.
function* wrappedPieces(pieces: Iterable<string>, [before = '', after = '']: string[]): Iterable<string> {
  yield before;
  for (const piece of pieces) yield JSON.stringify(piece).slice(1, -1);
  yield after;
}
