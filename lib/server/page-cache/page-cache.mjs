// Plain JavaScript: the framework loads this file outside the bundle (next.config.mjs, cacheHandler).
import { LRUCache } from 'lru-cache';
import { statusOf } from '../../base/page-status.mjs';
import { keepPageData } from '../scripts/page-data.mjs';
import { withDeferredScripts } from '../scripts/page-scripts.mjs';
import { isFreshPage } from './page-freshness.mjs';

const changesKey = Symbol.for('local-news.changes-of');
const storeKey = Symbol.for('local-news.pages');
const begunKey = Symbol.for('local-news.pages-begun');
const mostBytes = 64 * 1024 * 1024;
/** What has taken longer to be made was given up, ms. */
const longestMaking = 60_000;

/** Roughly what an entry holds: HTML, flight data and its segments, or a route's body. */
function bytesOf({ value }) {
  const segments = [...(value?.segmentData?.values() ?? [])].reduce((sum, part) => sum + part.length, 0);
  return (
    1024 +
    (value?.html?.length ?? 0) * 2 +
    (value?.rscData?.length ?? 0) +
    (value?.body?.length ?? 0) +
    segments
  );
}

/** The framework has written a redirect's Location by itself the first time and would send a second one. */
function withoutLocation({ location: _, ...headers }) {
  return headers;
}

/** What is unavailable now may be there in a minute, and no cache on the way shall hold on to it. */
const forNow = { 'cache-control': 'no-store', 'retry-after': '60' };

function pages() {
  globalThis[storeKey] ??= new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
  return globalThis[storeKey];
}

/** When what a page shows last changed (lib/server/finished/page-topics.ts); the framework calls the front page /index. */
function changedAt(key) {
  return globalThis[changesKey]?.(key === '/index' ? '/' : key)() ?? 0;
}

/** When the making of pages began that are not there yet: with the first question that could not be answered. */
function begun() {
  globalThis[begunKey] ??= new LRUCache({ max: 5000, ttl: longestMaking });
  return globalThis[begunKey];
}

/**
 * Rendered pages, in memory only and only those that this process made: a page from the build knows neither
 * this run's settings nor its headlines. What must outlive the process is the news itself, and that is on disk.
 */
export default class PageCache {
  async get(key) {
    const entry = pages().get(key);
    const now = Date.now();
    const isFresh = entry && isFreshPage({ madeAt: entry.lastModified, changedAt: changedAt(key), now });
    if (isFresh && now < entry.until) return entry;
    // The server's finished copy is what readers get in the meantime (lib/server/finished/finished-responses.ts).
    if (!begun().has(key)) begun().set(key, now);
    return null;
  }

  /** A page is as old as the beginning of its making: news that comes in the middle may not be on it. */
  async set(key, value, { cacheControl } = {}) {
    const madeAt = begun().get(key) ?? Date.now();
    begun().delete(key);
    const until = madeAt + (cacheControl?.revalidate || Number.POSITIVE_INFINITY) * 1000;
    const asked = (value?.status ?? 200) === 200 ? statusOf(value?.html) : undefined;
    // Both the copy that is kept and the answer under way.
    const { html, data } = typeof value?.html === 'string' ? withDeferredScripts(value.html) : {};
    if (html) value.html = html;
    // An error is told, never kept; and unknown addresses are endless.
    if (value && !asked) pages().set(key, { value: { ...value }, lastModified: madeAt, until });
    else pages().delete(key);
    // What follows goes into the answer under way only.
    if (asked) value.status = asked;
    if (asked === 503) value.headers = { ...value.headers, ...forNow };
    if (value?.headers?.location) value.headers = withoutLocation(value.headers);
    if (data) await keepPageData(data);
  }

  async revalidateTag() {
    pages().clear();
  }

  resetRequestCache() {}
}
