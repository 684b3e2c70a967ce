import { LRUCache } from 'lru-cache';
import { outsideRequests } from '@/lib/base/process-wide';
import { type CacheDeps, Slot } from '@/lib/freshness/slot';
import type { Timed } from '@/lib/freshness/timed';

/** Of a network of thousands of cities; beyond it the source unused for longest is forgotten (its stored copy stays). */
const mostSlots = 50_000;

/** Last good copies: in memory, stored, refreshed one at a time each. Never throws for what happens outside. */
export function createRevalidatingCache<Asked, R extends Timed, Result>(deps: CacheDeps<Asked, R, Result>) {
  const slots = new LRUCache<string, Slot<Asked, R, Result>>({ max: mostSlots });

  function slotOf(asked: Asked): Slot<Asked, R, Result> {
    const key = deps.keyOf(asked);
    const known = slots.get(key);
    if (known) return known;
    const slot = outsideRequests(() => new Slot(key, deps));
    slots.set(key, slot);
    return slot;
  }

  return {
    /** What is known of a source now, in monotonic times; asks the store once and the source never. */
    known: (asked: Asked) => slotOf(asked).known(),
    /** Asks the source once if it is due and is not being asked; ends with that. */
    refresh: (asked: Asked) => slotOf(asked).refresh(asked),
    /** Whether a refresh would do nothing now; asks neither the store nor the source. */
    isResting: (asked: Asked) => slots.peek(deps.keyOf(asked))?.isResting() ?? false,
    /** Makes a refresh due at once, unless the source has asked for a wait. */
    hurry: (asked: Asked) => slots.get(deps.keyOf(asked))?.hurry(),
    records: () => [...slots.values()].map(({ record }) => record),
  };
}

export type RevalidatingCache<Asked, R extends Timed> = ReturnType<
  typeof createRevalidatingCache<Asked, R, never>
>;
