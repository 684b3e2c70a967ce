import { withoutCredentials } from '@/lib/base/addresses';
import { bugFacts, type Log } from '@/lib/base/log';
import type { RecordStore } from '@/lib/freshness/records/records';
import { afterBug, betterOf, isDue, type Moment } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

export type StoreOptions<Source, R extends Timed, Result> = {
  /** Kind of source, for the log: "feed", "blog". */
  name: string;
  keyOf: (source: Source) => string;
  /** Returns the record of a source that was never fetched. */
  unknown: (key: string) => R;
  /** Fetches a source once. `record` is its current state. Throws only for bugs. */
  fetch: (source: Source, record: R) => Promise<Result>;
  /** Returns the record after a fetch. If the fetch failed, the last good copy is kept. */
  apply: (before: R, result: Result, moment: Moment) => R;
  /** Returns the part of a record that readers see; if it changes, `onChange` is called. */
  looksOf: (record: R) => string;
  /** Storage on disk and in Redis. */
  records: Pick<RecordStore<R>, 'load' | 'save' | 'shared' | 'inReach'>;
  /** How long a copy is fresh, in ms, unless its source asks for a longer time. */
  revalidateMs: number;
  /** A monotonic clock in ms. */
  now: () => number;
  random: () => number;
  onChange: (source: Source) => void;
  log: Log;
};

/** Maximum time that a reader waits for a source without a copy (requirements section 12). */
const FIRST_WAIT_MS = 4000;

// After a restart, every source is due immediately, except those that asked for a wait (Retry-After or 410).
function afterRestart<R extends Timed>(record: R): R {
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** The record of one source. It is loaded once and then refreshed when due, one fetch at a time. */
export class SourceEntry<Source, R extends Timed, Result> {
  readonly #key: string;
  readonly #options: StoreOptions<Source, R, Result>;
  readonly #loaded: Promise<void>;
  #isLoaded = false;
  /** Whether the shared store has not replied since startup, so that it may have a newer copy. */
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

  /** Resolves when the first fetch ends, or after four seconds; all readers share one wait. */
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

  /** Adopts another instance's record if it is better. A source that must be fetched (`nextTry` is 0) stays due. */
  async #learnFromOthers(source: Source): Promise<void> {
    const { records, now, random } = this.#options;
    const mustFetch = this.#record.nextTry === 0;
    if (mustFetch && !this.#missesShared) return;
    const shared = await records.shared?.(this.#key);
    this.#missesShared = !this.#hasReply();
    const better = shared && betterOf(shared, this.#record, now(), random());
    if (better) this.#update(mustFetch ? afterRestart(better) : better, source);
  }

  #restAfter(bug: unknown): void {
    this.#options.log('error', 'a refresh threw an error', {
      source: withoutCredentials(this.#key),
      ...bugFacts(bug),
    });
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
    const source = withoutCredentials(this.#key);
    if (fails === 1) {
      const { reason, detail, status } = lastFailure ?? {};
      const kept = goodAt > 0 ? 'using the last good copy' : 'there is no copy of it yet';
      log('warn', `${name} does not respond; ${kept}`, { source, reason, status, detail });
    } else if (fails === 0 && before.fails > 0)
      log('info', `${name} responds again`, { source, failedTries: before.fails });
  }
}
