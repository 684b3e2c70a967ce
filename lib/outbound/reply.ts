import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { City } from '@/lib/city/city-type';
import { FILE, FOREVER } from '@/lib/http/cache-rules.mjs';
import { messages } from '@/lib/messages/messages';

/**
 * How long a picture may be cached at an address with a version, or without: one of before an edit shows what is there
 * now, and nothing keeps it at an address that nobody links to.
 */
export function lifeOfVersion(asked: string | undefined, current: string): string {
  if (asked === undefined) return FILE;
  return asked === current ? FOREVER : 'no-store';
}

type ReplyFacts = { type: string; cacheControl?: string; more?: Record<string, string> };

/** Returns a response without `cacheControl` where the route's rule (lib/http/cache-rules.mjs) has it. */
export function reply(body: string | Uint8Array, { type, cacheControl, more }: ReplyFacts): Response {
  const headers = {
    'Content-Type': type,
    ...(cacheControl && { 'Cache-Control': cacheControl }),
    Vary: 'Accept-Encoding',
    ...more,
  };
  return new Response(body as BodyInit, { headers });
}

/** Some 40 a city, and one for each event that is asked for. */
const mostDocuments = 100_000;
const second = 1000;
// A path has one route, so each bundle's own memory is enough.
const changes = new LRUCache<string, { hash: string; at: number }>({ max: mostDocuments });

/** In whole seconds; `now` (ms) at first sight. What a document dates yesterday may be published today. */
function changedAt(city: City, path: string, body: string, now: number): Date {
  const key = `${city.key} ${path}`;
  const hash = createHash('sha256').update(body).digest('base64');
  const seen = changes.get(key);
  if (seen?.hash === hash) return new Date(seen.at);
  const wholeSecond = Math.floor(now / second) * second;
  const at = seen ? Math.max(wholeSecond, seen.at + second) : wholeSecond;
  changes.set(key, { hash, at });
  return new Date(at);
}

/** Readers in a browser may ask from anywhere: nothing in such a document is personal. */
const anywhere = { 'Access-Control-Allow-Origin': '*' };

type MachineDocument = { path: string; type: string; more?: Record<string, string> };

/** As reply, for a document for machines: open to any origin, and dated by its last change (discovery section 9). */
export function documentReply(
  city: City,
  body: string,
  { path, type, more }: MachineDocument,
  now = Date.now(),
): Response {
  const modified = changedAt(city, path, body, now).toUTCString();
  return reply(body, { type, more: { ...anywhere, 'Last-Modified': modified, ...more } });
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...anywhere };

export function notHere(city: City): Response {
  return new Response(`${messages(city).refusals.absent}\n`, { status: 404, headers: plain });
}

/** 503 when the content is unknown now; an empty list would say that it is gone (discovery section 9). */
export function notNow(city: City, retryAfterSeconds = 300): Response {
  const headers = { ...plain, 'Retry-After': String(retryAfterSeconds) };
  return new Response(`${messages(city).refusals.notNow}\n`, { status: 503, headers });
}
