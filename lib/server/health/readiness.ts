import { isShowable } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/** A feed that hangs ends its first try in ten seconds, and others wait for their turn: no start is held up longer, ms. */
export const longestStart = 15_000;

function wasTried({ goodAt, fails, lastFailure }: Timed): boolean {
  return goodAt > 0 || fails > 0 || lastFailure !== undefined;
}

/**
 * Whether readers may be sent here: there are headlines, or every feed was tried, or the start took long enough. A site
 * whose sources are all down is ready: it serves, and taking it away would help nobody.
 */
export function isReady(feeds: readonly Timed[], uptimeMs: number, now: number): boolean {
  return uptimeMs >= longestStart || feeds.some((feed) => isShowable(feed, now)) || feeds.every(wasTried);
}
