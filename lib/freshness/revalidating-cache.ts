import { LRUCache } from 'lru-cache';
import { outsideRequests } from '@/lib/base/outside-requests';
import { type CacheDeps, Slot } from '@/lib/freshness/slot';
import type { Timed } from '@/lib/freshness/timed';

/** Last good copies: in memory, stored, refreshed one at a time each. */
export type RevalidatingCache<Asked, R> = {
  /** What is known of a source now, in monotonic times; asks the store once and the source never. */
  known: (asked: Asked) => Promise<R>;
  /** Starts a refresh if one is due and none is under way; ends when the first try has ended. */
  firstTry: (asked: Asked) => Promise<void>;
  /** Starts a refresh if one is due and none is under way; ends with it. */
  refresh: (asked: Asked) => Promise<void>;
  /** Whether a refresh would do nothing now; asks neither the store nor the source. */
  isResting: (asked: Asked) => boolean;
  /** Makes a refresh due at once, unless the source has asked for a wait. */
  hurry: (asked: Asked) => void;
  records: () => R[];
};

/** Of a network of thousands of cities; beyond it the source unused for longest is forgotten (its stored copy stays). */
const mostSlots = 50_000;

/** A cache without records yet. Its functions never throw for what happens outside. */
export function createRevalidatingCache<Asked, R extends Timed, Result>(
  deps: CacheDeps<Asked, R, Result>,
): RevalidatingCache<Asked, R> {
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
    known: (asked) => slotOf(asked).known(),
    firstTry: (asked) => slotOf(asked).firstTry(asked),
    refresh: (asked) => slotOf(asked).refresh(asked),
    isResting: (asked) => slots.peek(deps.keyOf(asked))?.isResting() ?? false,
    hurry: (asked) => slots.get(deps.keyOf(asked))?.hurry(),
    records: () => [...slots.values()].map(({ record }) => record),
  };
}
