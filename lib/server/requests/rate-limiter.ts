import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { log } from '@/lib/base/log';

/** Also with brackets or a port: [2001:db8::1]:443, 192.0.2.1:443. */
function read(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  // Not the short forms that ipaddr.js accepts too.
  if (!/:|^\d+\.\d+\.\d+\.\d+$/.test(bare) || !ipaddr.isValid(bare)) return undefined;
  return ipaddr.process(bare);
}

/** IPv6 by its /64, which is what one household has. */
function counted(address: ipaddr.IPv4 | ipaddr.IPv6): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Each of `trusted` proxies appends its peer to X-Forwarded-For; entries further left can be forged. */
export function clientAddress(socketAddress: string, forwardedFor: string, trusted: number): string {
  const said = trusted > 0 ? forwardedFor.split(',').slice(-trusted) : [];
  const believed = [...said, socketAddress].map(read).find((address) => address !== undefined);
  return believed ? counted(believed) : 'unknown';
}

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

export type Pace = { burst: number; perSecond: number };

export type Allowance = {
  /** Takes one at `now` (ms): 0, or the whole seconds until the next is available. */
  take: (who: string, now: number) => number;
};

/** A token bucket per client; the least recently seen is forgotten, so that memory is bounded. */
export function allowance({ burst, perSecond }: Pace, mostKept = 20_000): Allowance {
  const kept = new LRUCache<string, { left: number; at: number }>({ max: mostKept });
  return {
    take(who, now) {
      const had = kept.get(who) ?? { left: burst, at: now };
      const left = Math.min(burst, had.left + ((now - had.at) / 1000) * perSecond);
      const granted = left >= 1;
      kept.set(who, { left: granted ? left - 1 : left, at: now });
      return granted ? 0 : Math.ceil((1 - left) / perSecond);
    },
  };
}

const secondsBetweenLines = 60;
const waitForAStream = 30;

type Lasting = keyof typeof mostOpen;

function lasts(route: CostlyRoute): route is Lasting {
  return Object.hasOwn(mostOpen, route);
}

export class RateLimiter {
  readonly #allowances = new Map<CostlyRoute, Allowance>();
  /** How many an address has open, by route. */
  readonly #open = { stream: new Map<string, number>(), 'stream-titles': new Map<string, number>() };
  readonly #turnedAway = new Map<CostlyRoute, { count: number; toldAt: number }>();

  enter(route: CostlyRoute, who: string, now: number): number {
    const open = lasts(route) ? (this.#open[route].get(who) ?? 0) : 0;
    const full = lasts(route) && open >= mostOpen[route];
    const wait = full ? waitForAStream : this.#allowance(route).take(who, now);
    if (wait > 0) this.#note(route, now);
    else if (lasts(route)) this.#open[route].set(who, open + 1);
    return wait;
  }

  leave(route: CostlyRoute, who: string): void {
    if (!lasts(route)) return;
    const open = (this.#open[route].get(who) ?? 0) - 1;
    if (open > 0) this.#open[route].set(who, open);
    else this.#open[route].delete(who);
  }

  #allowance(route: CostlyRoute): Allowance {
    const known = this.#allowances.get(route) ?? allowance(paces[route]);
    this.#allowances.set(route, known);
    return known;
  }

  // The log has the number, not the clients: readers' addresses are not kept.
  #note(route: CostlyRoute, now: number): void {
    const noted = this.#turnedAway.get(route) ?? { count: 0, toldAt: Number.NEGATIVE_INFINITY };
    const count = noted.count + 1;
    const due = now - noted.toldAt >= secondsBetweenLines * 1000 || now < noted.toldAt;
    if (due) log('warn', 'too many requests from one address, turned away', { route, count });
    this.#turnedAway.set(route, due ? { count: 0, toldAt: now } : { ...noted, count });
  }
}
