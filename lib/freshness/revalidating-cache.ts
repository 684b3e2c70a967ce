import { LRUCache } from 'lru-cache';
import { bugFacts, type Log } from '@/lib/base/log';
import { outsideRequests } from '@/lib/base/process-wide';
import type { RecordStore } from '@/lib/freshness/records/records';
import { afterBug, isDue, type Lesson, lessonOf } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/** Functions and limits of a cache: `Source` identifies a source, `Result` is how a refresh ended. */
export type CacheDeps<Source, R extends Timed, Result> = {
  /** What the log calls a source: "feed", "blog". */
  name: string;
  keyOf: (source: Source) => string;
  /** Returns the record of a source that was never fetched. */
  unknown: (key: string) => R;
  /** Fetches once. */
  refresh: (source: Source, record: R) => Promise<Result>;
  /** Returns the record after a refresh. */
  apply: (before: R, result: Result) => R;
  /** Returns what readers would see of a record; a change calls `onChange`. */
  looksOf: (record: R) => string;
  store: Pick<RecordStore<R>, 'load' | 'save' | 'shared'>;
  /** A monotonic clock in ms. */
  now: () => number;
  random: () => number;
  /** Called when what readers would see has changed. */
  onChange: (source: Source) => void;
  log: Log;
};

// After a restart sources are fetched at once, unless the source asked for the wait.
function afterLoading<R extends Timed>(record: R): R {
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** The record of one source: loaded from the store once, then refreshed when due, one refresh at a time. */
class Slot<Source, R extends Timed, Result> {
  readonly #key: string;
  readonly #deps: CacheDeps<Source, R, Result>;
  readonly #loaded: Promise<void>;
  #isLoaded = false;
  #record: R;
  #underWay?: Promise<void>;

  constructor(key: string, deps: CacheDeps<Source, R, Result>) {
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

  async refresh(source: Source): Promise<void> {
    await this.#loaded;
    if (!this.#underWay && isDue(this.#record, this.#deps.now()))
      this.#underWay = this.#run(source)
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

  async #run(source: Source): Promise<void> {
    const { store, apply, refresh } = this.#deps;
    const { record, spared } = await this.#learnFromOthers();
    if (record) this.#update(record, source);
    if (spared) return;
    const result = await refresh(source, this.#record);
    const before = this.#record;
    this.#update(apply(before, result), source);
    this.#logChange(before);
    await store.save(this.#key, this.#record);
  }

  /** Reads what other instances know of a source; skipped if the source must be fetched anyway (`nextTry` is 0). */
  async #learnFromOthers(): Promise<Lesson<R>> {
    const { store, now, random } = this.#deps;
    const theirs = this.#record.nextTry === 0 ? undefined : await store.shared?.(this.#key);
    return theirs ? lessonOf(theirs, this.#record, now(), random()) : { spared: false };
  }

  #restAfter(bug: unknown): void {
    this.#deps.log('error', 'a refresh broke', { source: this.#key, ...bugFacts(bug) });
    this.#record = afterBug(this.#record, this.#deps.now());
  }

  #update(after: R, source: Source): void {
    const before = this.#record;
    this.#record = after;
    if (this.#deps.looksOf(before) !== this.#deps.looksOf(after)) this.#deps.onChange(source);
  }

  #logChange(before: R): void {
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

/** Enough for thousands of cities; beyond it the least recently used source leaves memory (its stored copy stays). */
const MAX_SLOTS = 50_000;

/** Keeps last good copies in memory and in the store, and refreshes them. External failures never throw. */
export function createRevalidatingCache<Source, R extends Timed, Result>(deps: CacheDeps<Source, R, Result>) {
  const slots = new LRUCache<string, Slot<Source, R, Result>>({ max: MAX_SLOTS });

  function slotOf(source: Source): Slot<Source, R, Result> {
    const key = deps.keyOf(source);
    const known = slots.get(key);
    if (known) return known;
    const slot = outsideRequests(() => new Slot(key, deps));
    slots.set(key, slot);
    return slot;
  }

  return {
    /** Returns a source's record, loaded from the store on first use; never fetches. */
    known: (source: Source) => slotOf(source).known(),
    /** Returns the record in memory; neither loads nor fetches. */
    seen: (source: Source) => slots.peek(deps.keyOf(source))?.record,
    /** Fetches the source if it is due; resolves when that is done. Concurrent calls share one fetch. */
    refresh: (source: Source) => slotOf(source).refresh(source),
    /** Whether a refresh would do nothing now. */
    isResting: (source: Source) => slots.peek(deps.keyOf(source))?.isResting() ?? false,
    /** Makes a source due at once, unless it failed or asked for a wait. */
    hurry: (source: Source) => slots.get(deps.keyOf(source))?.hurry(),
    records: () => [...slots.values()].map(({ record }) => record),
  };
}

export type RevalidatingCache<Source, R extends Timed> = ReturnType<
  typeof createRevalidatingCache<Source, R, never>
>;
