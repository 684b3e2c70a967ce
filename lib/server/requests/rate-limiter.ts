import { log } from '@/lib/base/log';
import { type Allowance, allowance } from '@/lib/server/requests/allowance';
import { type CostlyRoute, mostOpen, paces } from '@/lib/server/requests/costly-routes';

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
