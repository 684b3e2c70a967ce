import type { Metadata } from 'next';
import { statusName } from '@/lib/web/page-status.mjs';

/** The metadata of a page that has nothing to show for now: sent with status 503, kept out of search. */
export function unavailable(metadata: Metadata): Metadata {
  return {
    ...metadata,
    other: { ...metadata.other, [statusName]: '503' },
    robots: { index: false, follow: true },
  };
}
