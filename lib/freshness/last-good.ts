import { setTimeout as sleep } from 'node:timers/promises';
import { bugFacts, type Log } from '@/lib/base/log';
import { type Failure, fail, type Outcome, ok } from '@/lib/base/outcome';
import { afterFailure } from '@/lib/freshness/after-failure';
import type { RecordStore } from '@/lib/freshness/records/record-store';
import { isShowable, waitAfterSuccess } from '@/lib/freshness/refresh-policy';
import { createRevalidatingCache } from '@/lib/freshness/revalidating-cache';
import { neverAsked, type Timed } from '@/lib/freshness/timed';
import { withRetries } from '@/lib/freshness/try-again';

/** A value with what is remembered beside it; no value is an answer too: that there is none. */
export type Kept<T> = Timed & { key: string; value?: T };

export type LastGoodDeps<T> = {
  /** What the log calls a source. */
  name: string;
  /** One try at the value of a key. */
  load: (key: string) => Promise<Outcome<T | undefined>>;
  store: RecordStore<Kept<T>>;
  refreshMs: number;
  now: () => number;
  random: () => number;
  onChange: (key: string) => void;
  log: Log;
};

/** Values by key, each its last good copy (requirements section 12). */
export type LastGood<T> = {
  /**
   * The value, at once where one is known (a refresh that is due goes on behind); else after the first try, four
   * seconds at the most. The failure when there is nothing that may be shown.
   */
  read: (key: string) => Promise<Outcome<T | undefined>>;
  /** What is known without asking anybody; nothing when that is nothing. */
  peek: (key: string) => Promise<T | undefined>;
  /** Refreshes what is due. */
  refresh: (key: string) => Promise<void>;
  /** Makes a refresh due at once. */
  hurry: (key: string) => void;
  records: () => Kept<T>[];
  /** Moves all times by so many ms, when the clock was set. */
  shift: (ms: number) => void;
};

const longestFirstWait = 4000;

function outcomeOf<T>(record: Kept<T>, now: number): Outcome<T | undefined> {
  if (isShowable(record, now)) return ok(record.value);
  const failure: Failure | undefined = record.lastFailure;
  return failure ? { ok: false, failure } : fail('timeout', 'no answer yet');
}

/** Never asked looks as an answer that there is nothing: nobody has been shown anything else. */
function failureLooks(failure: Failure | undefined): unknown {
  return failure ? [failure.reason, failure.status] : 'none';
}

/** A store of last good values over a world of sources, store and clock; never throws for what happens outside. */
export function createLastGood<T>(deps: LastGoodDeps<T>): LastGood<T> {
  const { store, refreshMs, now } = deps;
  const cache = createRevalidatingCache<string, Kept<T>, Outcome<T | undefined>>({
    ...deps,
    keyOf: (key) => key,
    unknown: (key) => ({ ...neverAsked, key }),
    refresh: (key, _, onFailedTry) =>
      withRetries(
        () => deps.load(key),
        (result) => (result.ok ? undefined : result.failure),
        { sleep: (ms) => sleep(ms), onFailedTry },
      ),
    apply: (before, result) => {
      const moment = { now: now(), refreshMs, random: deps.random() };
      if (!result.ok) return afterFailure(before, result.failure, moment);
      const nextTry = moment.now + waitAfterSuccess(refreshMs, 0, moment.random);
      return {
        key: before.key,
        value: result.value,
        goodAt: moment.now,
        fails: 0,
        nextTry,
        triedAt: moment.now,
      };
    },
    looksOf: (record) =>
      JSON.stringify(record.goodAt > 0 ? (record.value ?? 'none') : failureLooks(record.lastFailure)),
    store: {
      load: store.load,
      ...(store.shared && { shared: store.shared }),
      // That there is nothing is not worth a file: anybody can ask for what does not exist.
      save: async (key, record) => {
        if (record.value !== undefined) await store.save(key, record);
        else if (record.goodAt > 0) await store.remove(key);
      },
    },
  });
  const behind = (key: string) => {
    cache.refresh(key).catch((error: Error) => deps.log('error', 'a refresh broke', bugFacts(error)));
  };
  return {
    async read(key) {
      const record = await cache.known(key);
      behind(key);
      if (record.goodAt === 0 && record.fails === 0)
        await Promise.race([cache.firstTry(key), sleep(longestFirstWait, undefined, { ref: false })]);
      return outcomeOf(await cache.known(key), now());
    },
    async peek(key) {
      const known = outcomeOf(await cache.known(key), now());
      return known.ok ? known.value : undefined;
    },
    refresh: cache.refresh,
    hurry: cache.hurry,
    records: cache.records,
    shift: cache.shift,
  };
}
