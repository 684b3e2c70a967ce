import { createHash } from 'node:crypto';

/** A document as it goes out: its text, its MIME type, and when its content last changed. */
export type OutDocument = { body: string; type: string; updated?: Date };

// Discovery section 9. Readers in a browser may ask from anywhere; nothing here is anybody's own.
const lasting = {
  'Cache-Control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
  'Access-Control-Allow-Origin': '*',
  Vary: 'Accept-Encoding',
};

/** Weak, because the same text also goes out compressed. */
function etagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}

/** Whether the asker has this very text: by If-None-Match, and only without one by If-Modified-Since (RFC 9110 section 13.2.2). */
function isKnown(asked: Headers, etag: string, updated: Date | undefined): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  // HTTP dates have whole seconds.
  return updated !== undefined && Math.floor(updated.getTime() / 1000) * 1000 <= since;
}

/** The answer that carries a document, or the word that the asker has it already (304, same headers, no body). */
export function feedResponse(request: Request, { body, type, updated }: OutDocument): Response {
  const etag = etagOf(body);
  const headers = new Headers({ ...lasting, ETag: etag });
  if (updated) headers.set('Last-Modified', updated.toUTCString());
  if (isKnown(request.headers, etag, updated)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', `${type}; charset=utf-8`);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const passing = { 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };
const plain = { 'Content-Type': 'text/plain; charset=utf-8' };

/** Nothing is known of the source yet: 503, so that a reader keeps what it has and comes again in `seconds`. */
export function notYetResponse(seconds = 60): Response {
  const headers = { ...passing, ...plain, 'Retry-After': String(seconds) };
  return new Response('The feed is not available at the moment.\n', { status: 503, headers });
}

/** There is no such feed. */
export function noFeedResponse(): Response {
  return new Response('There is no feed at this address.\n', {
    status: 404,
    headers: { ...passing, ...plain },
  });
}

/** The feed has its one address elsewhere, for good. */
export function movedResponse(path: string): Response {
  return new Response(null, { status: 308, headers: { ...lasting, Location: path } });
}
