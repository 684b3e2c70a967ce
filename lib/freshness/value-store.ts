import { z } from 'zod';
import { clockSetBy } from '@/lib/base/clock';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import type { RecordStore } from '@/lib/freshness/records/records';
import { afterFailure, isShowable, type Moment, waitAfterSuccess } from '@/lib/freshness/refresh-policy';
import { RevalidatingStore } from '@/lib/freshness/revalidating-store';
import type { StoreOptions } from '@/lib/freshness/source-entry';
import { neverAsked, type Timed } from '@/lib/freshness/timed';

/**
 * A stored value with its times. If `goodAt` is set but `value` is missing, the source confirmed that there
 * is no such value.
 */
export type Kept<T> = Timed & { key: string; value?: T };

/** Returns a parser for stored records. It returns undefined if the schema does not match or the key differs. */
export function keptReader<T>(value: z.ZodType) {
  const times = { goodAt: z.number(), fails: z.number(), nextTry: z.number() };
  const record = z.looseObject({ key: z.string(), value, ...times });
  return (stored: unknown, key: string): Kept<T> | undefined => {
    const kept = record.parse(stored) as Kept<T>;
    return kept.key === key ? kept : undefined;
  };
}

type Options<T> = StoreOptions<string, Kept<T>, Outcome<T | undefined>>;

type ValueOptions<T> = Omit<Options<T>, 'keyOf' | 'unknown' | 'apply' | 'looksOf' | 'records'> & {
  records: RecordStore<Kept<T>>;
  /** Returns how long a value is fresh according to its source, in ms. */
  freshMs?: (value: T | undefined) => number;
};

/**
 * Returns the part of a record that readers see, to detect changes. A value that was never fetched counts as
 * missing.
 */
function looksOf<T>({ goodAt, value, lastFailure }: Kept<T>): string {
  if (goodAt > 0) return JSON.stringify(value ?? 'none');
  return JSON.stringify(lastFailure ? [lastFailure.reason, lastFailure.status] : 'none');
}

function applyTo<T>(freshMs: ValueOptions<T>['freshMs']) {
  return (before: Kept<T>, result: Outcome<T | undefined>, moment: Moment): Kept<T> => {
    if (!result.ok) return afterFailure(before, result.failure, moment);
    const { now, refreshMs, random } = moment;
    const nextTry = now + waitAfterSuccess(refreshMs, freshMs?.(result.value) ?? 0, random);
    return { key: before.key, value: result.value, goodAt: now, fails: 0, nextTry, triedAt: now };
  };
}

// Missing values are not stored, because anyone can request addresses that do not exist.
function withoutAbsences<T>(records: RecordStore<Kept<T>>): Options<T>['records'] {
  return {
    ...records,
    async save(key, record) {
      if (record.value !== undefined) await records.save(key, record);
      else if (record.goodAt > 0) await records.remove(key);
    },
  };
}

/** A revalidating store of values by key; each value is loaded as an Outcome. */
export class ValueStore<T> extends RevalidatingStore<string, Kept<T>, Outcome<T | undefined>> {
  readonly #now: () => number;

  constructor({ freshMs, records, ...options }: ValueOptions<T>) {
    super({
      ...options,
      keyOf: (key) => key,
      unknown: (key) => ({ ...neverAsked, key }),
      apply: applyTo(freshMs),
      looksOf,
      records: withoutAbsences(records),
    });
    this.#now = () => options.now() + clockSetBy();
  }

  /** Reads a value; returns a failure if there is nothing to show. */
  async value(key: string): Promise<Outcome<T | undefined>> {
    return this.#outcomeOf(await this.read(key));
  }

  /** Returns the stored value without fetching it. */
  async peek(key: string): Promise<T | undefined> {
    const known = this.#outcomeOf(await this.known(key));
    return known.ok ? known.value : undefined;
  }

  #outcomeOf(record: Kept<T>): Outcome<T | undefined> {
    if (isShowable(record, this.#now())) return ok(record.value);
    const failure = record.lastFailure;
    return failure ? { ok: false, failure } : fail('timeout', 'no response yet');
  }
}
