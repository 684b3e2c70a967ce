import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { fiveMinutes, reply } from '@/lib/outbound/reply';

/** A document as it goes out: its path, its text, its MIME type, and a WebSub hub that tells of its changes. */
export type OutDocument = { path: string; body: string; type: string; hub?: string };

// Readers in a browser may ask from anywhere; nothing here is anybody's own.
const anywhere = { 'Access-Control-Allow-Origin': '*' };

/** Hub and self of a topic as a header (WebSub section 4). */
function topicLinks(hub: string, path: string): Record<string, string> {
  return { Link: `<${hub}>; rel="hub", <${absoluteUrl(path)}>; rel="self"` };
}

/** The answer that carries a document, or the word that the asker has it already (304, same headers, no body). */
export function feedResponse(request: Request, { path, body, type, hub }: OutDocument): Response {
  const more = { ...anywhere, ...(hub && topicLinks(hub, path)) };
  return reply(request, body, { type: `${type}; charset=utf-8`, tracked: path, more });
}

const passing = { 'Cache-Control': 'no-store', ...anywhere };
const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Nothing is known of the source yet: 503, so that a reader keeps what it has and comes again in `seconds`. */
export function notYetResponse(seconds = 60): Response {
  const headers = { ...passing, ...plain, 'Retry-After': String(seconds) };
  return new Response('The feed is not available right now.\n', { status: 503, headers });
}

/** There is no such feed. */
export function noFeedResponse(): Response {
  return new Response('Feed not found.\n', {
    status: 404,
    headers: { ...passing, ...plain },
  });
}

/** The feed has its one address elsewhere, for good. */
export function movedResponse(path: string): Response {
  return new Response(null, {
    status: 308,
    headers: { ...anywhere, 'Cache-Control': fiveMinutes, Vary: 'Accept-Encoding', Location: path },
  });
}
