import { isShowable } from '@/lib/freshness/refresh-policy';
import { type Timed, wasTried } from '@/lib/freshness/timed';

/** ms. A hanging feed ends its first try in ten seconds, and others wait for their turn. */
export const longestStart = 15_000;

/** Whether to send readers here. A site whose sources all fail is ready: it serves what it has. */
export function isReady(feeds: readonly Timed[], uptimeMs: number, now: number): boolean {
  return uptimeMs >= longestStart || feeds.some((feed) => isShowable(feed, now)) || feeds.every(wasTried);
}
