import { LRUCache } from 'lru-cache';
import { bugFacts, type Log } from '@/lib/base/log';
import { outsideRequests } from '@/lib/base/process-wide';
import type { RecordStore } from '@/lib/freshness/records/records';
import { afterBug, betterOf, isDue, type Moment } from '@/lib/freshness/refresh-policy';
import { inWallTime, type Timed } from '@/lib/freshness/timed';

export type StoreOptions<Source, R extends Timed, Result> = {
  /** Name of a source in the log: "feed", "blog". */
  name: string;
  keyOf: (source: Source) => string;
  /** Returns the record of a source that was never fetched. */
  unknown: (key: string) => R;
  /** Fetches a source once. `record` is its current state. Throws only for bugs. */
  fetch: (source: Source, record: R) => Promise<Result>;
  /** Returns the record after a fetch; a failure keeps the last good copy. */
  apply: (before: R, result: Result, moment: Moment) => R;
  /** Returns the part of a record that readers see; a change of it calls `onChange`. */
  looksOf: (record: R) => string;
  /** Keeps records on disk and in Redis. */
  records: Pick<RecordStore<R>, 'load' | 'save' | 'shared' | 'inReach'>;
  /** How long a copy is fresh, in ms, unless its source asks for longer. */
  revalidateMs: number;
  /** A monotonic clock in ms. */
  now: () => number;
  random: () => number;
  onChange: (source: Source) => void;
  log: Log;
};

/** Maximum wait of a reader for a source without a copy (requirements section 12). */
const FIRST_WAIT_MS = 4000;

// After a restart sources are fetched at once, unless the source itself asked to wait.
function afterRestart<R extends Timed>(record: R): R {
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** The record of one source: loaded once, then refreshed when due, one fetch at a time. */
class Entry<Source, R extends Timed, Result> {
  readonly #key: string;
  readonly #options: StoreOptions<Source, R, Result>;
  readonly #loaded: Promise<void>;
  #isLoaded = false;
  /** The shared store has not replied since the start, so a newer copy may be there. */
  #missesShared = false;
  #record: R;
  #underWay?: Promise<void>;
  #firstTry?: Promise<void>;

  constructor(key: string, options: StoreOptions<Source, R, Result>) {
    this.#key = key;
    this.#options = options;
    this.#record = options.unknown(key);
    this.#loaded = options.records.load(key).then((stored) => {
      if (stored) this.#record = afterRestart(stored);
      this.#missesShared = !this.#hasReply();
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
    if (!this.#underWay && (this.#missesShared || this.#isDue()))
      this.#underWay = this.#run(source)
        .catch((error: unknown) => this.#restAfter(error))
        .finally(() => {
          this.#underWay = undefined;
        });
    await this.#underWay;
  }

  /** Resolves when the first fetch ends, after four seconds at most; all readers share one wait. */
  firstTry(source: Source): Promise<void> {
    this.#firstTry ??= Promise.race([
      this.refresh(source).finally(() => {
        this.#firstTry = undefined;
      }),
      new Promise<void>((resolve) => setTimeout(resolve, FIRST_WAIT_MS).unref()),
    ]);
    return this.#firstTry;
  }

  isResting(): boolean {
    return this.#isLoaded && !this.#underWay && !this.#missesShared && !this.#isDue();
  }

  hurry(): void {
    const { askedToWait, fails } = this.#record;
    if (!askedToWait && fails === 0) this.#record = { ...this.#record, nextTry: 0 };
  }

  #isDue(): boolean {
    return isDue(this.#record, this.#options.now());
  }

  /** Whether the shared store, if there is one, replied to the last request. */
  #hasReply(): boolean {
    return this.#options.records.inReach?.() ?? true;
  }

  async #run(source: Source): Promise<void> {
    await this.#learnFromOthers(source);
    if (!this.#isDue()) return;
    const { records, apply, revalidateMs, now, random } = this.#options;
    const result = await this.#options.fetch(source, this.#record);
    const before = this.#record;
    this.#update(apply(before, result, { now: now(), refreshMs: revalidateMs, random: random() }), source);
    this.#logChange(before);
    await records.save(this.#key, this.#record);
  }

  /** Adopts other instances' record if it is better. A source that must be fetched (`nextTry` is 0) stays due. */
  async #learnFromOthers(source: Source): Promise<void> {
    const { records, now, random } = this.#options;
    const mustFetch = this.#record.nextTry === 0;
    if (mustFetch && !this.#missesShared) return;
    const theirs = await records.shared?.(this.#key);
    this.#missesShared = !this.#hasReply();
    const better = theirs && betterOf(theirs, this.#record, now(), random());
    if (better) this.#update(mustFetch ? afterRestart(better) : better, source);
  }

  #restAfter(bug: unknown): void {
    this.#options.log('error', 'a refresh threw an error', { source: this.#key, ...bugFacts(bug) });
    this.#record = afterBug(this.#record, this.#options.now());
  }

  #update(after: R, source: Source): void {
    const before = this.#record;
    this.#record = after;
    if (this.#options.looksOf(before) !== this.#options.looksOf(after)) this.#options.onChange(source);
  }

  #logChange(before: R): void {
    const { name, log } = this.#options;
    const { lastFailure, fails, goodAt } = this.#record;
    const source = this.#key;
    if (fails === 1) {
      const { reason, detail, status } = lastFailure ?? {};
      const kept = goodAt > 0 ? 'the last good copy stays' : 'there is no copy of it yet';
      log('warn', `${name} does not respond; ${kept}`, { source, reason, status, detail });
    } else if (fails === 0 && before.fails > 0)
      log('info', `${name} responds again`, { source, failedTries: before.fails });
  }
}

/** Enough for thousands of cities; beyond it the least recently used record leaves memory (its stored copy stays). */
const MAX_ENTRIES = 50_000;

/**
 * Keeps the last good copy of sources in memory, on disk and in Redis, and revalidates it: one fetch at a time per source,
 * retries after failures, and the old copy stays meanwhile. The records it returns have wall clock times. External
 * failures never throw.
 */
export class RevalidatingStore<Source, R extends Timed, Result> {
  readonly #options: StoreOptions<Source, R, Result>;
  readonly #entries = new LRUCache<string, Entry<Source, R, Result>>({ max: MAX_ENTRIES });

  constructor(options: StoreOptions<Source, R, Result>) {
    this.#options = options;
  }

  /**
   * Returns the last good copy at once and revalidates it in the background if due. For a source never tried, waits
   * up to four seconds for the first fetch.
   */
  async read(source: Source): Promise<R> {
    const entry = this.#entry(source);
    const { goodAt, fails } = await entry.known();
    if (goodAt === 0 && fails === 0) await outsideRequests(() => entry.firstTry(source));
    else if (!entry.isResting()) void this.refresh(source);
    return inWallTime(entry.record);
  }

  /** Returns a source's record, loaded from disk or Redis on first use; never fetches. */
  async known(source: Source): Promise<R> {
    return inWallTime(await this.#entry(source).known());
  }

  /** Returns the record in memory; neither loads nor fetches. */
  seen(source: Source): R | undefined {
    const record = this.#entries.peek(this.#options.keyOf(source))?.record;
    return record && inWallTime(record);
  }

  /** Fetches the source if it is due; resolves when that is done. Concurrent calls share one fetch. */
  refresh(source: Source): Promise<void> {
    return outsideRequests(() => this.#entry(source).refresh(source));
  }

  /** Whether a refresh would do nothing now. */
  isResting(source: Source): boolean {
    return this.#entries.peek(this.#options.keyOf(source))?.isResting() ?? false;
  }

  /** Makes a source due at once, unless it failed or asked to wait. */
  hurry(source: Source): void {
    this.#entries.get(this.#options.keyOf(source))?.hurry();
  }

  /** Returns all records in memory. */
  records(): R[] {
    return [...this.#entries.values()].map(({ record }) => inWallTime(record));
  }

  #entry(source: Source): Entry<Source, R, Result> {
    const key = this.#options.keyOf(source);
    const known = this.#entries.get(key);
    if (known) return known;
    const entry = outsideRequests(() => new Entry(key, this.#options));
    this.#entries.set(key, entry);
    return entry;
  }
}
