import { LRUCache } from 'lru-cache';

export type Pace = { burst: number; perSecond: number };

export type Allowance = {
  /** Takes one at `now` (monotonic ms): 0, or the whole seconds until the next is available. */
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
