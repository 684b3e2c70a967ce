import type { Pace } from '@/lib/server/requests/allowance';

export type CostlyRoute = 'search' | 'pictures' | 'stream' | 'stream-titles';

/**
 * What each asker may have of them. Many readers share one address (a school, a phone network), and a page has some
 * 40 pictures: what people do is far below, what a script in a loop does is far above.
 */
export const paces: Record<CostlyRoute, Pace> = {
  search: { burst: 120, perSecond: 2 },
  pictures: { burst: 800, perSecond: 20 },
  stream: { burst: 60, perSecond: 1 },
  'stream-titles': { burst: 300, perSecond: 10 },
};

/** How many listeners one address may have at a time. */
export const mostStreams = 50;

/** The costly route that a decoded path leads to, or nothing: all other pages come from a cache. */
export function costlyRoute(path: string): CostlyRoute | undefined {
  const bare = path.replace(/\/+$/, '');
  if (bare === '/search') return 'search';
  if (bare.startsWith('/pictures/')) return 'pictures';
  if (bare === '/api/stream') return 'stream';
  return bare.startsWith('/api/stream/') ? 'stream-titles' : undefined;
}
