import { createHash } from 'node:crypto';
import { isKnownTag } from '@/lib/base/known-tag';
import { changedAt } from '@/lib/outbound/changed-at';

export type ReplyFacts = {
  type: string;
  /** Name under which changes are remembered, for clients that send only times. */
  tracked?: string;
  cacheControl?: string;
  more?: Record<string, string>;
};

/** How long a document for machines may be cached (discovery section 9). */
export const fiveMinutes = 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600';
/** Under an hour, so that the server's own copy follows an edit of the city (lib/server/finished/cache-lifetime.ts). */
export const halfAnHour = 'public, max-age=1800';
/** Of an address that names its content. */
export const forGood = 'public, max-age=31536000, immutable';

/**
 * How long a picture may be cached at an address with a version, or without: one of before an edit shows what is there
 * now, and nothing keeps it at an address that nobody links to.
 */
export function lifeOfVersion(asked: string | undefined, current: string): string {
  if (asked === undefined) return halfAnHour;
  return asked === current ? forGood : 'no-store';
}

// If-None-Match wins where both are sent (RFC 9110 section 13.2.2).
function isUnchanged(asked: Headers, etag: string, modified: Date | undefined): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) return isKnownTag(tags, etag);
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return modified !== undefined && modified.getTime() <= since;
}

/** 200 with the body and its validators, or 304; `now` in ms. */
export function reply(
  request: Request,
  body: string | Uint8Array,
  facts: ReplyFacts,
  now = Date.now(),
): Response {
  // Weak: the framework may compress what is sent.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': facts.cacheControl ?? fiveMinutes,
    Vary: 'Accept-Encoding',
    ...facts.more,
  });
  const modified = facts.tracked === undefined ? undefined : changedAt(facts.tracked, etag, now);
  if (modified) headers.set('Last-Modified', modified.toUTCString());
  if (isUnchanged(request.headers, etag, modified)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', facts.type);
  return new Response(request.method === 'HEAD' ? null : (body as BodyInit), { headers });
}

/** Readers in a browser may ask from anywhere: nothing in such a document is personal. */
export const anywhere = { 'Access-Control-Allow-Origin': '*' };

type MachineDocument = { path: string; type: string; more?: Record<string, string> };

/** As reply, for a document for machines: open to any origin, and dated by its last change (discovery section 9). */
export function documentReply(
  request: Request,
  body: string,
  { path, type, more }: MachineDocument,
): Response {
  return reply(request, body, { type, tracked: path, more: { ...anywhere, ...more } });
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...anywhere };

export function notHere(): Response {
  return new Response('Not found.\n', { status: 404, headers: plain });
}

/** 503 when the content is unknown now; an empty list would say that it is gone (discovery section 9). */
export function notNow(): Response {
  const headers = { ...plain, 'Retry-After': '300' };
  return new Response('This list is not available right now.\n', { status: 503, headers });
}
