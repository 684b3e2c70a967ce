import type { Metadata } from 'next';
import { thisCity } from '@/lib/city/this-city';
import { statusName } from '@/lib/web/page-status.mjs';

/** Metadata of a page that has nothing to show for now: sent with status 503, kept out of search. */
export function unavailable(metadata: Metadata): Metadata {
  return {
    ...metadata,
    other: { ...metadata.other, [statusName]: '503' },
    robots: { index: false, follow: true },
  };
}

/** Metadata of an address at which there is nothing: sent with status 404, kept out of search, canonical to nothing. */
export function absent(title: string, description: string): Metadata {
  return {
    title: `${title} | ${thisCity().siteTitle}`,
    description,
    other: { [statusName]: '404' },
    robots: { index: false, follow: true },
  };
}
