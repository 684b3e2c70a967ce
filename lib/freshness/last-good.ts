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

/** The record of a value. Without a value, the source said that there is none. */
export type Kept<T> = Timed & { key: string; value?: T };

/** Returns a reader of stored records whose value passes the schema; it returns undefined for another key's record. */
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
  /** Loads the value of a key once. */
  load: (key: string, before: Kept<T>) => Promise<Outcome<T | undefined>>;
  store: RecordStore<Kept<T>>;
  refreshMs: number;
  /** How long a value is fresh according to its source, in ms. */
  askedMs?: (value: T | undefined) => number;
};

const FIRST_LOAD_TIMEOUT_MS = 4000;

function outcomeOf<T>(record: Kept<T>, now: number): Outcome<T | undefined> {
  if (isShowable(record, now)) return ok(record.value);
  const failure = record.lastFailure;
  return failure ? { ok: false, failure } : fail('timeout', 'no answer yet');
}

/** Returns what readers would see of a record, to compare. A record never fetched looks like "none". */
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

// Absent values are not stored: anyone can request what does not exist.
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

/** Keeps the last good copy of values by key (requirements section 12). External failures are values, never thrown. */
export function createLastGood<T>(deps: LastGoodDeps<T>) {
  const cache = cacheOf(deps);
  const currentOutcome = async (key: string) => outcomeOf(await cache.known(key), deps.now());
  const refreshInBackground = (key: string) => {
    cache.refresh(key).catch((error: Error) => deps.log('error', 'a refresh broke', bugFacts(error)));
  };
  return {
    /**
     * Returns the known value at once and refreshes it in the background if due. An unknown value is loaded, with at most
     * four seconds of waiting. Fails if there is nothing to show.
     */
    async read(key: string): Promise<Outcome<T | undefined>> {
      const record = await cache.known(key);
      refreshInBackground(key);
      if (record.goodAt === 0 && record.fails === 0)
        await Promise.race([cache.refresh(key), sleep(FIRST_LOAD_TIMEOUT_MS, undefined, { ref: false })]);
      return currentOutcome(key);
    },
    /** Returns the known value without loading anything. */
    async peek(key: string): Promise<T | undefined> {
      const known = await currentOutcome(key);
      return known.ok ? known.value : undefined;
    },
    /** Refreshes a key if it is due. */
    refresh: cache.refresh,
    /** Returns the record in memory, with wall clock times. */
    seen(key: string): Kept<T> | undefined {
      const record = cache.seen(key);
      return record && inWallTime(record);
    },
    /** Returns all records in memory, with wall clock times. */
    records: () => cache.records().map(inWallTime),
  };
}

export type LastGood<T> = ReturnType<typeof createLastGood<T>>;
