// Plain JavaScript: the framework loads this file outside the bundle (next.config.mjs, cacheHandler).
import { LRUCache } from 'lru-cache';
import { pageFreshness } from './page-freshness.mjs';
import { statusOf } from './page-status.mjs';

const changedKey = Symbol.for('local-news.changed-at');
const storeKey = Symbol.for('local-news.pages');
const mostBytes = 64 * 1024 * 1024;

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

function pages() {
  globalThis[storeKey] ??= new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
  return globalThis[storeKey];
}

/**
 * Rendered pages, in memory only and only those that this process made: a page from the build knows neither
 * this run's settings nor its headlines. What must outlive the process is the news itself, and that is on disk.
 */
export default class PageCache {
  async get(key) {
    const entry = pages().get(key);
    if (!entry) return null;
    const now = Date.now();
    const state = pageFreshness({ madeAt: entry.lastModified, changedAt: globalThis[changedKey] ?? 0, now });
    if (state === 'gone') return null;
    // A far older date makes the framework serve the page and make a new one behind.
    return state === 'stale' ? { ...entry, lastModified: now - 24 * 60 * 60 * 1000 } : entry;
  }

  async set(key, value) {
    // The framework sends what stands in `value` after this call.
    const status = statusOf(value?.html);
    if (status) value.status = status;
    // An error is told, never kept.
    if (status === 503)
      value.headers = { ...value.headers, 'cache-control': 'no-store', 'retry-after': '60' };
    if (value && status !== 503) pages().set(key, { value, lastModified: Date.now() });
    else pages().delete(key);
  }

  async revalidateTag() {
    pages().clear();
  }

  resetRequestCache() {}
}
