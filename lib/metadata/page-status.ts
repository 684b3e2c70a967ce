import type { Metadata } from 'next';

/**
 * Metadata that gives a page its HTTP status, read by the page cache (lib/web/page-cache.mjs): the page is sent whole,
 * with script or without, is kept out of search results and out of the cache. For pages that are cached, not dynamic.
 */
export function pageStatus(status: 404 | 503): Metadata {
  return { robots: { index: false }, other: { 'page-status': String(status) } };
}
