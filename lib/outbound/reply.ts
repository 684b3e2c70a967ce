import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { FILE, PICTURE } from '@/lib/request/cache-rules.mjs';

/**
 * Returns a picture's Cache-Control. `version`: the version in its address, if any. Outdated versions are
 * never stored.
 */
export function versionCacheControl(version: string | undefined, current: string): string {
  if (version === undefined) return FILE;
  return version === current ? PICTURE : 'no-store';
}

type ReplyFacts = { type: string; cacheControl?: string; more?: Record<string, string> };

/** Builds a response. Without `cacheControl`, the rule for the route applies (lib/request/cache-rules.mjs). */
export function reply(body: string | Uint8Array, { type, cacheControl, more }: ReplyFacts): Response {
  const headers = {
    'Content-Type': type,
    ...(cacheControl && { 'Cache-Control': cacheControl }),
    Vary: 'Accept-Encoding',
    ...more,
  };
  return new Response(body as BodyInit, { headers });
}

/** Maximum number of documents to remember: about 40 per city, and one for each requested event. */
const MAX_DOCUMENTS = 100_000;
// Each bundle has its own map. That is enough, because each path is served by one route.
const changes = new LRUCache<string, { hash: string; at: number }>({ max: MAX_DOCUMENTS });

/** Returns when a document last changed, in whole seconds. For the first version, that is `now` (ms). */
function changedAt(city: City, path: string, body: string, now: number): Date {
  const key = `${city.key} ${path}`;
  const hash = createHash('sha256').update(body).digest('base64');
  const seen = changes.get(key);
  if (seen?.hash === hash) return new Date(seen.at);
  const wholeSecond = Math.floor(now / 1000) * 1000;
  const at = seen ? Math.max(wholeSecond, seen.at + 1000) : wholeSecond;
  changes.set(key, { hash, at });
  return new Date(at);
}

/** Scripts of any origin may read these documents, because nothing in them is personal. */
const anyOrigin = { 'Access-Control-Allow-Origin': '*' };

type MachineDocument = { path: string; type: string; more?: Record<string, string> };

/** Responds with a document that scripts of any origin may read, dated by its last change (discovery section 9). */
export function documentReply(
  city: City,
  body: string,
  { path, type, more }: MachineDocument,
  now: Date,
): Response {
  const modified = changedAt(city, path, body, now.getTime()).toUTCString();
  return reply(body, { type, more: { ...anyOrigin, 'Last-Modified': modified, ...more } });
}

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...anyOrigin };

export function notFoundReply(city: City): Response {
  return new Response(`${messages(city).refusals.absent}\n`, { status: 404, headers: plain });
}

/** Responds with 503 if the content is unknown, because an empty list would mean that it is gone. */
export function unavailableReply(city: City, retryAfterSeconds = 300): Response {
  const headers = { ...plain, 'Retry-After': String(retryAfterSeconds) };
  return new Response(`${messages(city).refusals.notNow}\n`, { status: 503, headers });
}
