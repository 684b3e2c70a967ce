import { log } from '@/lib/base/log';
import { type Allowance, allowance } from '@/lib/server/requests/allowance';
import { type CostlyRoute, mostStreams, paces } from '@/lib/server/requests/costly-routes';

const secondsBetweenLines = 60;
const waitForAStream = 30;

export class RateLimiter {
  readonly #allowances = new Map<CostlyRoute, Allowance>();
  readonly #streams = new Map<string, number>();
  readonly #turnedAway = new Map<CostlyRoute, { count: number; toldAt: number }>();

  enter(route: CostlyRoute, who: string, now: number): number {
    const full = route === 'stream' && (this.#streams.get(who) ?? 0) >= mostStreams;
    const wait = full ? waitForAStream : this.#allowance(route).take(who, now);
    if (wait > 0) this.#note(route, now);
    else if (route === 'stream') this.#streams.set(who, (this.#streams.get(who) ?? 0) + 1);
    return wait;
  }

  leave(route: CostlyRoute, who: string): void {
    if (route !== 'stream') return;
    const open = (this.#streams.get(who) ?? 0) - 1;
    if (open > 0) this.#streams.set(who, open);
    else this.#streams.delete(who);
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
