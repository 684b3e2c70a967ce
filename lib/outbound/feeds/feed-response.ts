import { absoluteUrl } from '@/lib/outbound/metadata/page-metadata';
import { anywhere, documentReply, fiveMinutes } from '@/lib/outbound/reply';

export type OutDocument = { path: string; body: string; type: string; hub?: string };

/** Hub and self of a topic as a Link header (WebSub section 4). */
function topicLinks(hub: string, path: string): Record<string, string> {
  return { Link: `<${hub}>; rel="hub", <${absoluteUrl(path)}>; rel="self"` };
}

/** The document, or 304 with the same headers and no body. */
export function feedResponse(request: Request, { path, body, type, hub }: OutDocument): Response {
  const more = hub ? topicLinks(hub, path) : {};
  return documentReply(request, body, { path, type: `${type}; charset=utf-8`, more });
}

const passing = { 'Cache-Control': 'no-store', ...anywhere };
const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

/** 503 while the source is unknown, so that a reader keeps what it has and retries after `seconds`. */
export function notYetResponse(seconds = 60): Response {
  const headers = { ...passing, ...plain, 'Retry-After': String(seconds) };
  return new Response('The feed is not available right now.\n', { status: 503, headers });
}

export function noFeedResponse(): Response {
  return new Response('Feed not found.\n', {
    status: 404,
    headers: { ...passing, ...plain },
  });
}

export function movedResponse(path: string): Response {
  return new Response(null, {
    status: 308,
    headers: { ...anywhere, 'Cache-Control': fiveMinutes, Vary: 'Accept-Encoding', Location: path },
  });
}
