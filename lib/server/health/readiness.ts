import { isShowable } from '@/lib/freshness/refresh-policy';
import { type Timed, wasTried } from '@/lib/freshness/timed';

/** ms. A hanging feed ends its first try in ten seconds, and others wait for their turn. */
export const longestStart = 15_000;

/** What is known of feeds, which are asked bit by bit, and how many there are. */
export type Gathered = { feeds: readonly Timed[]; sources: number };

/** Whether to send readers here. A site whose sources all fail is ready: it serves what it has. */
export function isReady({ feeds, sources }: Gathered, uptimeMs: number, now: number): boolean {
  if (uptimeMs >= longestStart || feeds.some((feed) => isShowable(feed, now))) return true;
  return feeds.length >= sources && feeds.every(wasTried);
}
