import type { Metadata } from 'next';
import { statusName } from '@/lib/base/page-status';
import { thisCity } from '@/lib/city/this-city';

/**
 * Metadata of a page that is sent whole with this status, not indexed and not cached:
 * lib/server/finished/finish-response.ts reads the status.
 */
export function withStatus(status: 404 | 503, metadata: Metadata): Metadata {
  const other = { ...metadata.other, [statusName]: String(status) };
  return { ...metadata, other, robots: { index: false } };
}

export function notFoundMetadata(): Metadata {
  const title = `Page not found | ${thisCity().siteTitle}`;
  return withStatus(404, { title, description: 'We can’t find a page at this address.' });
}
