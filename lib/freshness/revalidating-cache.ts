import { LRUCache } from 'lru-cache';
import { bugFacts, type Log } from '@/lib/base/log';
import { outsideRequests } from '@/lib/base/process-wide';
import type { RecordStore } from '@/lib/freshness/records/records';
import { afterBug, isDue, type Lesson, lessonOf } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/** What a cache keeps and the outside that it asks: `Asked` names a source, `Result` is how a refresh ended. */
export type CacheDeps<Asked, R extends Timed, Result> = {
  /** What the log calls a source: "feed", "blog". */
  name: string;
  keyOf: (asked: Asked) => string;
  /** The record of a source that was never asked. */
  unknown: (key: string) => R;
  /** One try. */
  refresh: (asked: Asked, record: R) => Promise<Result>;
  /** The record after it. */
  apply: (before: R, result: Result) => R;
  /** What a reader would see of a record; a change of it is told. */
  looksOf: (record: R) => string;
  store: Pick<RecordStore<R>, 'load' | 'save' | 'shared'>;
  /** A monotonic clock in ms. */
  now: () => number;
  random: () => number;
  /** Called when what a reader would see has changed. */
  onChange: (asked: Asked) => void;
  log: Log;
};

// A new start asks again at once, unless the source itself asked for the wait.
function afterLoading<R extends Timed>(record: R): R {
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** The record of one source: loaded from the store once, then refreshed when it is due, one refresh at a time. */
class Slot<Asked, R extends Timed, Result> {
  readonly #key: string;
  readonly #deps: CacheDeps<Asked, R, Result>;
  readonly #loaded: Promise<void>;
  #isLoaded = false;
  #record: R;
  #underWay?: Promise<void>;

  constructor(key: string, deps: CacheDeps<Asked, R, Result>) {
    this.#key = key;
    this.#deps = deps;
    this.#record = deps.unknown(key);
    this.#loaded = deps.store.load(key).then((stored) => {
      if (stored) this.#record = afterLoading(stored);
      this.#isLoaded = true;
    });
  }

  get record(): R {
    return this.#record;
  }

  async known(): Promise<R> {
    await this.#loaded;
    return this.#record;
  }

  async refresh(asked: Asked): Promise<void> {
    await this.#loaded;
    if (!this.#underWay && isDue(this.#record, this.#deps.now()))
      this.#underWay = this.#run(asked)
        .catch((error: unknown) => this.#restAfter(error))
        .finally(() => {
          this.#underWay = undefined;
        });
    await this.#underWay;
  }

  isResting(): boolean {
    return this.#isLoaded && !this.#underWay && !isDue(this.#record, this.#deps.now());
  }

  hurry(): void {
    const { askedToWait, fails } = this.#record;
    if (!askedToWait && fails === 0) this.#record = { ...this.#record, nextTry: 0 };
  }

  async #run(asked: Asked): Promise<void> {
    const { store, apply, refresh: ask } = this.#deps;
    const { record, spared } = await this.#learnFromOthers();
    if (record) this.#become(record, asked);
    if (spared) return;
    const result = await ask(asked, this.#record);
    const before = this.#record;
    this.#become(apply(before, result), asked);
    this.#tell(before);
    await store.save(this.#key, this.#record);
  }

  /**
   * What the other instances of the site know of a source. Nothing at a start and in a hurry (`nextTry` is 0): then the
   * source itself is to be asked.
   */
  async #learnFromOthers(): Promise<Lesson<R>> {
    const { store, now, random } = this.#deps;
    const theirs = this.#record.nextTry === 0 ? undefined : await store.shared?.(this.#key);
    return theirs ? lessonOf(theirs, this.#record, now(), random()) : { spared: false };
  }

  #restAfter(bug: unknown): void {
    this.#deps.log('error', 'a refresh broke', { source: this.#key, ...bugFacts(bug) });
    this.#record = afterBug(this.#record, this.#deps.now());
  }

  #become(after: R, asked: Asked): void {
    const before = this.#record;
    this.#record = after;
    if (this.#deps.looksOf(before) !== this.#deps.looksOf(after)) this.#deps.onChange(asked);
  }

  #tell(before: R): void {
    const { name, log } = this.#deps;
    const { lastFailure, fails, goodAt } = this.#record;
    const source = this.#key;
    if (fails === 1) {
      const { reason, detail, status } = lastFailure ?? {};
      const kept = goodAt > 0 ? 'the last good copy stays' : 'there is no copy of it yet';
      log('warn', `${name} is silent, ${kept}`, { source, reason, status, detail });
    } else if (fails === 0 && before.fails > 0)
      log('info', `${name} answers again`, { source, failedTries: before.fails });
  }
}

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
    /** What is in memory of a source; asks neither the store nor the source. */
    seen: (asked: Asked) => slots.peek(deps.keyOf(asked))?.record,
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
