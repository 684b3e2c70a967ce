import { bugFacts, type Log } from '@/lib/base/log';
import type { Failure } from '@/lib/base/outcome';
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
  refresh: (asked: Asked, record: R, onFailedTry: (failure: Failure) => void) => Promise<Result>;
  /** The record after a refresh. */
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

/** A source that has not answered by then is told as silent, also while it waits behind others that hang, ms. */
const longestSilence = 12_000;

/** A refresh under way. Its first failed try counts and is told at once: retries would delay that by most of a minute. */
type UnderWay = {
  startedAt: number;
  isTried: boolean;
  /** 1 once a failed try was counted. */
  counted: 0 | 1;
  /** Ends with the first try, good or bad. */
  firstTry: Promise<void>;
  endFirstTry: () => void;
  ended: Promise<void>;
};

// A new start asks again at once, unless the source itself asked for the wait.
function afterLoading<R extends Timed>(record: R): R {
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** The record of one source: loaded from the store once, then refreshed when it is due, one refresh at a time. */
export class Slot<Asked, R extends Timed, Result> {
  readonly #key: string;
  readonly #deps: CacheDeps<Asked, R, Result>;
  readonly #loaded: Promise<void>;
  #isLoaded = false;
  #record: R;
  #underWay?: UnderWay;

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

  async firstTry(asked: Asked): Promise<void> {
    const refresh = await this.#refreshIfDue(asked);
    await refresh?.firstTry;
  }

  async refresh(asked: Asked): Promise<void> {
    const refresh = await this.#refreshIfDue(asked);
    await refresh?.ended;
  }

  isResting(): boolean {
    return this.#isLoaded && !this.#underWay && !isDue(this.#record, this.#deps.now());
  }

  hurry(): void {
    const { askedToWait, fails } = this.#record;
    if (!askedToWait && fails === 0) this.#record = { ...this.#record, nextTry: 0 };
  }

  async #refreshIfDue(asked: Asked): Promise<UnderWay | undefined> {
    await this.#loaded;
    const now = this.#deps.now();
    const refresh = this.#underWay;
    if (!refresh) {
      if (isDue(this.#record, now)) this.#start(asked, now);
    } else if (!refresh.isTried && now - refresh.startedAt >= longestSilence)
      this.#noteFailedTry(refresh, asked, { reason: 'timeout', detail: 'no answer yet' });
    return this.#underWay;
  }

  #start(asked: Asked, startedAt: number): void {
    let endFirstTry = () => {};
    const firstTry = new Promise<void>((resolve) => {
      endFirstTry = resolve;
    });
    const ended = Promise.resolve();
    const refresh: UnderWay = { startedAt, isTried: false, counted: 0, firstTry, endFirstTry, ended };
    this.#underWay = refresh;
    refresh.ended = this.#run(refresh, asked)
      .catch((error: unknown) => this.#restAfter(error))
      .finally(() => {
        this.#underWay = undefined;
        refresh.endFirstTry();
      });
  }

  async #run(refresh: UnderWay, asked: Asked): Promise<void> {
    const { store, apply, refresh: ask } = this.#deps;
    const { record, spared } = await this.#learnFromOthers();
    if (record) this.#become(record, asked);
    if (spared) return;
    const result = await ask(asked, this.#record, (failure) => this.#noteFailedTry(refresh, asked, failure));
    const before = this.#record;
    this.#become(apply({ ...before, fails: before.fails - refresh.counted }, result), asked);
    if (refresh.counted === 0 || this.#record.fails === 0) this.#tell(before);
    refresh.isTried = true;
    refresh.endFirstTry();
    await store.save(this.#key, this.#record);
  }

  #noteFailedTry(refresh: UnderWay, asked: Asked, lastFailure: Failure): void {
    const before = this.#record;
    this.#become({ ...before, lastFailure, fails: before.fails + 1 - refresh.counted }, asked);
    if (refresh.counted === 0) this.#tell(before);
    refresh.counted = 1;
    refresh.isTried = true;
    refresh.endFirstTry();
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
      log('info', `${name} answers again`, { source, failedRefreshes: before.fails });
  }
}
