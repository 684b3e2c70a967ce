import { LRUCache } from 'lru-cache';
import type { Log } from '@/lib/base/log';
import type { Failure } from '@/lib/base/outcome';
import { earlyFailure } from '@/lib/freshness/early-failure';
import { lessonOf } from '@/lib/freshness/other-instances';
import type { RecordStore } from '@/lib/freshness/records/record-store';
import { datedBy, isDue } from '@/lib/freshness/refresh-policy';
import { sourceReporter } from '@/lib/freshness/report/source-reporter';
import { shifted, type Timed } from '@/lib/freshness/timed';

/** What a keeper keeps, and the outside that it asks: `Asked` names a source, `Result` is how a refresh ended. */
export type CacheDeps<Asked, R extends Timed, Result> = {
  /** What the log calls a source: "feed", "blog". */
  name: string;
  keyOf: (asked: Asked) => string;
  /** The record of a source that was never asked. */
  unknown: (key: string) => R;
  refresh: (asked: Asked, record: R, onFailedTry: (failure: Failure) => void) => Promise<Result>;
  /** The record after a refresh. */
  apply: (before: R, result: Result) => R;
  /** What a reader would see of a record; a change of it is told. */
  looksOf: (record: R) => string;
  store: Pick<RecordStore<R>, 'load' | 'save' | 'shared'>;
  now: () => number;
  random: () => number;
  /** Called when what a reader would see has changed. */
  onChange: (asked: Asked) => void;
  log: Log;
};

/** Last good copies: in memory, stored, refreshed one at a time each. */
export type RevalidatingCache<Asked, R> = {
  /** What is known of a source now; asks the store once and the source never. */
  known: (asked: Asked) => Promise<R>;
  /** Starts a refresh if one is due and none is under way; ends when the first try has ended. */
  firstTry: (asked: Asked) => Promise<void>;
  /** Starts a refresh if one is due and none is under way; ends with it. */
  refresh: (asked: Asked) => Promise<void>;
  /** Makes a refresh due at once, unless the source has asked for a wait. */
  hurry: (asked: Asked) => void;
  records: () => R[];
  /** Moves all times by so many ms, when the clock was set, so that nothing grows old or young by it. */
  shift: (ms: number) => void;
};

type Slot<R> = {
  record: R;
  loaded: Promise<void>;
  inflight?: Promise<void>;
  /** Ends with the first try of the refresh under way, good or bad. */
  firstTry?: Promise<void>;
  /** Called when the refresh under way has been silent for too long. */
  overdue?: () => void;
  startedAt: number;
};

/** A source that has not answered by then is told as silent, also while it waits behind others that hang, ms. */
const longestSilence = 12_000;

/** More sources than any edition has; beyond it the one unused for longest is forgotten (its stored copy stays). */
const mostSlots = 5000;

// A new start asks again at once, unless the source itself asked for the wait.
function afterLoading<R extends Timed>(stored: R, now: number): R {
  const record = datedBy(stored, now);
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** A keeper over a world of sources, store and clock. Its functions never throw for what happens outside. */
export function createRevalidatingCache<Asked, R extends Timed, Result>(
  deps: CacheDeps<Asked, R, Result>,
): RevalidatingCache<Asked, R> {
  const slots = new LRUCache<string, Slot<R>>({ max: mostSlots });
  const tell = sourceReporter(deps.name, deps.log);

  function slotOf(asked: Asked): Slot<R> {
    const key = deps.keyOf(asked);
    const known = slots.get(key);
    if (known) return known;
    const slot: Slot<R> = { record: deps.unknown(key), loaded: Promise.resolve(), startedAt: 0 };
    slot.loaded = deps.store.load(key).then((stored) => {
      if (stored) slot.record = afterLoading(stored, deps.now());
    });
    slots.set(key, slot);
    return slot;
  }

  function settle(slot: Slot<R>, asked: Asked, after: R): void {
    const before = slot.record;
    slot.record = after;
    if (deps.looksOf(before) !== deps.looksOf(after)) deps.onChange(asked);
  }

  /**
   * Takes over what another instance has learnt, and says whether that spares the source the question. Not at a start,
   * nor in a hurry: then the source's own word is wanted.
   */
  async function learn(slot: Slot<R>, asked: Asked): Promise<boolean> {
    const { record } = slot;
    if (!deps.store.shared || record.nextTry === 0) return false;
    const theirs = await deps.store.shared(deps.keyOf(asked));
    if (!theirs) return false;
    const lesson = lessonOf(theirs, record, deps.now(), deps.random());
    if (lesson.record) settle(slot, asked, lesson.record);
    return lesson.spared;
  }

  function start(slot: Slot<R>, asked: Asked): void {
    let tried: () => void = () => {};
    slot.firstTry = new Promise((resolve) => {
      tried = resolve;
    });
    const failure = earlyFailure<R>({
      now: () => slot.record,
      become: (after) => settle(slot, asked, after),
      tell: (before, after) => tell(deps.keyOf(asked), before, after),
    });
    const onFailedTry = (lastFailure: Failure) => {
      slot.overdue = undefined;
      failure.note(lastFailure);
      tried();
    };
    slot.startedAt = deps.now();
    slot.overdue = () => onFailedTry({ reason: 'timeout', detail: 'no answer yet' });
    slot.inflight = learn(slot, asked)
      .then(async (spared) => {
        if (spared) return;
        const result = await deps.refresh(asked, slot.record, onFailedTry);
        failure.end((before) => deps.apply(before, result));
        tried();
        return deps.store.save(deps.keyOf(asked), slot.record);
      })
      .finally(() => {
        slot.inflight = undefined;
        slot.overdue = undefined;
        tried();
      });
  }

  async function started(asked: Asked): Promise<Slot<R>> {
    const slot = slotOf(asked);
    await slot.loaded;
    if (!slot.inflight && isDue(slot.record, deps.now())) start(slot, asked);
    else if (deps.now() - slot.startedAt >= longestSilence) slot.overdue?.();
    return slot;
  }

  return {
    async known(asked) {
      const slot = slotOf(asked);
      await slot.loaded;
      return slot.record;
    },
    async firstTry(asked) {
      const slot = await started(asked);
      if (slot.inflight) await slot.firstTry;
    },
    async refresh(asked) {
      const slot = await started(asked);
      await slot.inflight;
    },
    hurry(asked) {
      const slot = slots.get(deps.keyOf(asked));
      if (slot && !slot.record.askedToWait && slot.record.fails === 0)
        slot.record = { ...slot.record, nextTry: 0 };
    },
    records: () => [...slots.values()].map((slot) => slot.record),
    shift(ms) {
      for (const slot of slots.values()) {
        slot.record = shifted(slot.record, ms);
        slot.startedAt += ms;
      }
    },
  };
}
