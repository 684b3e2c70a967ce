// Plain JavaScript: the framework loads this file outside the bundle (next.config.mjs, cacheHandler).
import { LRUCache } from 'lru-cache';
import { statusOf } from '../../base/page-status.mjs';
import { keepPageData } from '../scripts/page-data.mjs';
import { withDeferredScripts } from '../scripts/page-scripts.mjs';
import './large-buffers.mjs';
import { isFreshPage } from './page-freshness.mjs';

const changesKey = Symbol.for('local-news.changes-of');
const storeKey = Symbol.for('local-news.pages');
const begunKey = Symbol.for('local-news.pages-begun');
const mostBytes = 64 * 1024 * 1024;
/** ms until a render counts as given up. */
const longestMaking = 60_000;

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

/** The framework has already written Location and would send a second one. */
function withoutLocation({ location: _, ...headers }) {
  return headers;
}

/** A temporary error must not stay in any cache. */
const forNow = { 'cache-control': 'no-store', 'retry-after': '60' };

function pages() {
  globalThis[storeKey] ??= new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
  return globalThis[storeKey];
}

/** A key ends with the city's and then the path: `/route-cache/APP_PAGE/5f0c/$/anaheim/blog`. */
function changedAt(key) {
  const [, city, path] = /^(?:.*\/\$)?\/([^/]+)(\/.*)?$/.exec(key) ?? [];
  return globalThis[changesKey]?.(city, path ?? '/')() ?? 0;
}

/** When rendering began, by key: at the first miss. */
function begun() {
  globalThis[begunKey] ??= new LRUCache({ max: 5000, ttl: longestMaking });
  return globalThis[begunKey];
}

/** Of this process only: a page from the build knows neither the settings nor the headlines of this run. */
export default class PageCache {
  async get(key) {
    const entry = pages().get(key);
    const now = Date.now();
    const isFresh = entry && isFreshPage({ madeAt: entry.lastModified, changedAt: changedAt(key), now });
    if (isFresh && now < entry.until) return entry;
    // Meanwhile readers get the finished copy (lib/server/finished/finished-responses.ts).
    if (!begun().has(key)) begun().set(key, now);
    return null;
  }

  /** Dated at the start of rendering: news that comes meanwhile may not be on the page. */
  async set(key, value, { cacheControl } = {}) {
    const madeAt = begun().get(key) ?? Date.now();
    begun().delete(key);
    const until = madeAt + (cacheControl?.revalidate || Number.POSITIVE_INFINITY) * 1000;
    const asked = (value?.status ?? 200) === 200 ? statusOf(value?.html) : undefined;
    // For both the kept copy and the response in progress.
    const { html, data } = typeof value?.html === 'string' ? withDeferredScripts(value.html) : {};
    if (html) value.html = html;
    // Errors are not kept, and unknown addresses are endless.
    if (value && !asked) pages().set(key, { value: { ...value }, lastModified: madeAt, until });
    else pages().delete(key);
    // Only for the response in progress.
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
