import type { Pace } from '@/lib/server/requests/allowance';

export type CostlyRoute = 'search' | 'pictures' | 'stream' | 'stream-titles';

/** Per address; a school or a phone network shares one, and a page has some 40 pictures. */
export const paces: Record<CostlyRoute, Pace> = {
  search: { burst: 120, perSecond: 2 },
  pictures: { burst: 800, perSecond: 20 },
  stream: { burst: 60, perSecond: 1 },
  'stream-titles': { burst: 300, perSecond: 10 },
};

/** Listeners at a time. */
export const mostStreams = 50;

/** Of an address at a time: each lasts as long as its reader wants. */
export const mostOpen = { stream: mostStreams, 'stream-titles': 300 } as const;

export function costlyRoute(path: string): CostlyRoute | undefined {
  if (path === '/search') return 'search';
  if (path.startsWith('/pictures/')) return 'pictures';
  if (path === '/api/stream') return 'stream';
  return path.startsWith('/api/stream/') ? 'stream-titles' : undefined;
}
