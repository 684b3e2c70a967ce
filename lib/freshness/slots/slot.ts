import { bugFacts } from '@/lib/base/log';
import { afterBug } from '@/lib/freshness/after-failure';
import { earlyFailure } from '@/lib/freshness/early-failure';
import { datedBy, isDue } from '@/lib/freshness/refresh-policy';
import type { SourceReporter } from '@/lib/freshness/report/source-reporter';
import type { CacheDeps } from '@/lib/freshness/slots/cache-deps';
import { LateLook } from '@/lib/freshness/slots/late-look';
import { learnFromOthers } from '@/lib/freshness/slots/learn-from-others';
import { Refresh } from '@/lib/freshness/slots/refresh';
import type { Timed } from '@/lib/freshness/timed';

// A new start asks again at once, unless the source itself asked for the wait.
function afterLoading<R extends Timed>(stored: R, now: number): R {
  const record = datedBy(stored, now);
  return record.askedToWait ? record : { ...record, nextTry: 0, fails: 0 };
}

/** The record of one source: loaded from the store once, then refreshed when it is due, one refresh at a time. */
export class Slot<Asked, R extends Timed, Result> {
  readonly #key: string;
  readonly #deps: CacheDeps<Asked, R, Result>;
  readonly #report: SourceReporter;
  readonly #loaded: Promise<void>;
  readonly #late: LateLook<R>;
  #isLoaded = false;
  #record: R;
  #underWay?: Refresh<R>;

  constructor(key: string, deps: CacheDeps<Asked, R, Result>, report: SourceReporter) {
    this.#key = key;
    this.#deps = deps;
    this.#report = report;
    this.#record = deps.unknown(key);
    this.#late = new LateLook(deps);
    this.#loaded = deps.store.load(key).then((stored) => {
      if (stored) this.#record = afterLoading(stored, deps.now());
      this.#late.noteLoad();
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
    const missed = await this.#late.look(this.#key, () => this.#record);
    if (missed) this.#become(missed, asked);
    await refresh?.ended;
  }

  isResting(): boolean {
    const isIdle = this.#isLoaded && !this.#underWay && !this.#late.isDue();
    return isIdle && !isDue(this.#record, this.#deps.now());
  }

  hurry(): void {
    const { askedToWait, fails } = this.#record;
    if (!askedToWait && fails === 0) this.#record = { ...this.#record, nextTry: 0 };
  }

  async #refreshIfDue(asked: Asked): Promise<Refresh<R> | undefined> {
    await this.#loaded;
    const now = this.#deps.now();
    if (this.#underWay) this.#underWay.noteSilence(now);
    else if (isDue(this.#record, now)) this.#start(asked, now);
    return this.#underWay;
  }

  #start(asked: Asked, now: number): void {
    const failure = earlyFailure<R>({
      now: () => this.#record,
      become: (after) => this.#become(after, asked),
      tell: (before, after) => this.#report(this.#key, before, after),
    });
    const refresh = new Refresh(now, failure);
    this.#underWay = refresh;
    refresh.ended = this.#run(refresh, asked)
      .catch((error: unknown) => this.#rest(error))
      .finally(() => {
        this.#underWay = undefined;
        refresh.tried();
      });
  }

  async #run(refresh: Refresh<R>, asked: Asked): Promise<void> {
    const deps = this.#deps;
    const { record, spared } = await learnFromOthers(deps, this.#key, this.#record);
    if (record) this.#become(record, asked);
    if (spared) return;
    const result = await deps.refresh(asked, this.#record, (failure) => refresh.failedTry(failure));
    refresh.failure.end((before) => deps.apply(before, result));
    refresh.tried();
    await deps.store.save(this.#key, this.#record);
  }

  #rest(bug: unknown): void {
    this.#deps.log('error', 'a refresh broke', { source: this.#key, ...bugFacts(bug) });
    this.#record = afterBug(this.#record, this.#deps.now());
  }

  #become(after: R, asked: Asked): void {
    const before = this.#record;
    this.#record = after;
    if (this.#deps.looksOf(before) !== this.#deps.looksOf(after)) this.#deps.onChange(asked);
  }
}
