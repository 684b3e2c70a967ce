import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { bugFacts } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { RecordStore } from '@/lib/freshness/records/records';
import { afterFailure, isShowable, type Moment, waitAfterSuccess } from '@/lib/freshness/refresh-policy';
import {
  type CacheDeps,
  createRevalidatingCache,
  type RevalidatingCache,
} from '@/lib/freshness/revalidating-cache';
import { inWallTime, neverAsked, type Timed } from '@/lib/freshness/timed';

/** A value with what is remembered beside it; no value is an answer too: that there is none. */
export type Kept<T> = Timed & { key: string; value?: T };

/** Reads a stored record whose value passes the schema; undefined for that of another key. */
export function keptReader<T>(value: z.ZodType) {
  const times = { goodAt: z.number(), fails: z.number(), nextTry: z.number() };
  const record = z.looseObject({ key: z.string(), value, ...times });
  return (stored: unknown, key: string): Kept<T> | undefined => {
    const kept = record.parse(stored) as Kept<T>;
    return kept.key === key ? kept : undefined;
  };
}

type Deps<T> = CacheDeps<string, Kept<T>, Outcome<T | undefined>>;

export type LastGoodDeps<T> = Pick<Deps<T>, 'name' | 'now' | 'random' | 'onChange' | 'log'> & {
  /** One try at the value of a key. */
  load: (key: string, before: Kept<T>) => Promise<Outcome<T | undefined>>;
  store: RecordStore<Kept<T>>;
  refreshMs: number;
  /** How long its source says that a value is fresh, in ms. */
  askedMs?: (value: T | undefined) => number;
};

const longestFirstWait = 4000;

function outcomeOf<T>(record: Kept<T>, now: number): Outcome<T | undefined> {
  if (isShowable(record, now)) return ok(record.value);
  const failure = record.lastFailure;
  return failure ? { ok: false, failure } : fail('timeout', 'no answer yet');
}

/** What a reader would see of a record; never asked looks as "there is none": no reader has seen anything else. */
function looksOf<T>({ goodAt, value, lastFailure }: Kept<T>): string {
  if (goodAt > 0) return JSON.stringify(value ?? 'none');
  return JSON.stringify(lastFailure ? [lastFailure.reason, lastFailure.status] : 'none');
}

function afterLoading<T>(
  before: Kept<T>,
  result: Outcome<T | undefined>,
  moment: Moment,
  askedMs: LastGoodDeps<T>['askedMs'],
): Kept<T> {
  if (!result.ok) return afterFailure(before, result.failure, moment);
  const { now, refreshMs, random } = moment;
  const nextTry = now + waitAfterSuccess(refreshMs, askedMs?.(result.value) ?? 0, random);
  return { key: before.key, value: result.value, goodAt: now, fails: 0, nextTry, triedAt: now };
}

// That there is nothing is not worth a file: anybody can ask for what does not exist.
function withoutAbsences<T>(store: RecordStore<Kept<T>>): CacheDeps<string, Kept<T>, unknown>['store'] {
  return {
    load: store.load,
    shared: store.shared,
    async save(key, record) {
      if (record.value !== undefined) await store.save(key, record);
      else if (record.goodAt > 0) await store.remove(key);
    },
  };
}

function cacheOf<T>(deps: LastGoodDeps<T>): RevalidatingCache<string, Kept<T>> {
  const { load, refreshMs, now, random, askedMs } = deps;
  return createRevalidatingCache<string, Kept<T>, Outcome<T | undefined>>({
    ...deps,
    keyOf: (key) => key,
    unknown: (key) => ({ ...neverAsked, key }),
    refresh: load,
    apply: (before, result) =>
      afterLoading(before, result, { now: now(), refreshMs, random: random() }, askedMs),
    looksOf,
    store: withoutAbsences(deps.store),
  });
}

/** Values by key, each its last good copy (requirements section 12); never throws for what happens outside. */
export function createLastGood<T>(deps: LastGoodDeps<T>) {
  const cache = cacheOf(deps);
  const outcomeNow = async (key: string) => outcomeOf(await cache.known(key), deps.now());
  const refreshBehind = (key: string) => {
    cache.refresh(key).catch((error: Error) => deps.log('error', 'a refresh broke', bugFacts(error)));
  };
  return {
    /**
     * The value, at once where one is known (a refresh that is due goes on behind); else after the first try, four
     * seconds at the most. The failure when there is nothing that may be shown.
     */
    async read(key: string): Promise<Outcome<T | undefined>> {
      const record = await cache.known(key);
      refreshBehind(key);
      if (record.goodAt === 0 && record.fails === 0)
        await Promise.race([cache.refresh(key), sleep(longestFirstWait, undefined, { ref: false })]);
      return outcomeNow(key);
    },
    /** What is known without asking anybody; nothing when that is nothing. */
    async peek(key: string): Promise<T | undefined> {
      const known = await outcomeNow(key);
      return known.ok ? known.value : undefined;
    },
    /** Refreshes what is due. */
    refresh: cache.refresh,
    /** What is in memory of a key, in wall times. */
    seen(key: string): Kept<T> | undefined {
      const record = cache.seen(key);
      return record && inWallTime(record);
    },
    /** In wall times. */
    records: () => cache.records().map(inWallTime),
  };
}

export type LastGood<T> = ReturnType<typeof createLastGood<T>>;
