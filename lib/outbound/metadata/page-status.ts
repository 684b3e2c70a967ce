import type { Metadata } from 'next';
import { statusName } from '@/lib/base/page-status.mjs';
import { thisCity } from '@/lib/city/this-city';

/**
 * Metadata of a page that is sent whole, but with this status: not found, or unavailable for now. It is kept out of
 * search and out of the page cache, which reads the status (lib/server/page-cache/page-cache.mjs). Not for pages rendered per request.
 */
export function withStatus(status: 404 | 503, metadata: Metadata): Metadata {
  const other = { ...metadata.other, [statusName]: String(status) };
  return { ...metadata, other, robots: { index: false } };
}

/** Metadata of an address that is no page. */
export function notFoundMetadata(): Metadata {
  const title = `Page not found | ${thisCity().siteTitle}`;
  return withStatus(404, { title, description: 'We can’t find a page at this address.' });
}
