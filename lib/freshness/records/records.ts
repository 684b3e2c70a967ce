import path from 'node:path';
import { CLOCK_TOLERANCE_MS, monotonicNow } from '@/lib/base/clock';
import { type Log, log } from '@/lib/base/log';
import { freshnessState } from '@/lib/freshness/freshness-state';
import { nameOf, textFiles } from '@/lib/freshness/records/text-files';
import { datedBy, MAX_AGE_MS } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';
import { settings } from '@/lib/settings/settings';
import { connectRedis, RedisStore, type TextStore } from '@/lib/web/shared-store/redis-store';

/** Stores records; its functions never throw. */
export type RecordStore<R> = {
  load: (key: string) => Promise<R | undefined>;
  /** Stores a record, unless another instance has stored a newer good copy. */
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Loads the record that instances share, if there is a shared store. */
  shared?: (key: string) => Promise<R | undefined>;
  /** Whether the shared store, if there is one, replied to the last request. */
  inReach?: () => boolean;
};

export type RecordShape<R> = {
  /** Version of the format. Increase it when older records become unreadable; they are then ignored silently. */
  format: number;
  /** Parses a stored record. May return undefined or throw if the record cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

type RecordPlace = {
  folder: string;
  store: TextStore | undefined;
  /** Name of this kind of record in the shared store, the same in all instances. */
  name: string;
  /** A monotonic clock in ms, like the times in records. */
  now: () => number;
  log: Log;
};

type Stored = { format?: number; record?: { goodAt?: unknown } };

/** Returns a stored copy's `goodAt`; 0 if the copy is missing, damaged or dated in the future. */
function goodAtIn(format: number, text: string | undefined, now: number): number {
  try {
    const stored = JSON.parse(text ?? '{}') as Stored;
    const goodAt = stored.format === format ? stored.record?.goodAt : 0;
    return typeof goodAt === 'number' && goodAt <= now + CLOCK_TOLERANCE_MS ? goodAt : 0;
  } catch {
    return 0;
  }
}

/** Returns a record store that uses a text store. `nameOn` returns a record's name in the text store. */
export function recordsIn<R extends Timed>(
  texts: TextStore,
  nameOn: (key: string) => string,
  { format, read }: RecordShape<R>,
  { now, log }: Pick<RecordPlace, 'now' | 'log'>,
): RecordStore<R> {
  return {
    async load(key) {
      const text = await texts.get(nameOn(key));
      if (text === undefined) return undefined;
      try {
        const stored = JSON.parse(text) as Stored;
        const record = stored.format === format ? read(stored.record, key) : undefined;
        return record && datedBy(record, now());
      } catch {
        log('warn', 'a stored copy is damaged and was ignored', { source: key });
        return undefined;
      }
    },
    async save(key, record) {
      if (goodAtIn(format, await texts.get(nameOn(key)), now()) > record.goodAt) return;
      await texts.set(nameOn(key), JSON.stringify({ format, record }), MAX_AGE_MS);
    },
    remove: (key) => texts.remove(nameOn(key)),
  };
}

function newerOf<R extends Timed>(one: R | undefined, other: R | undefined): R | undefined {
  if (!one || !other) return one ?? other;
  const age = other.goodAt - one.goodAt || (other.triedAt ?? 0) - (one.triedAt ?? 0);
  return age > 0 ? other : one;
}

/** Opens a store that writes records to this instance's folder and to the shared store, if there is one. */
export function openRecords<R extends Timed>(place: RecordPlace, shape: RecordShape<R>): RecordStore<R> {
  const { folder, store, name, log } = place;
  const own = recordsIn(textFiles(folder, log), (key) => key, shape, place);
  if (!store) return own;
  const shared = recordsIn(store, (key) => `${name}:${shape.format}:${nameOf(key)}`, shape, place);
  return {
    load: async (key) => newerOf(...(await Promise.all([own.load(key), shared.load(key)]))),
    save: async (key, record) => void (await Promise.all([own.save(key, record), shared.save(key, record)])),
    remove: async (key) => void (await Promise.all([own.remove(key), shared.remove(key)])),
    shared: shared.load,
    inReach: () => store.inReach(),
  };
}

/** Returns the storage for a kind of record: a folder in CACHE_DIR and a name in the shared store. */
export function placeFor(kind: string, name = kind): RecordPlace {
  const folder = path.resolve(/*turbopackIgnore: true*/ settings().cacheDir, kind);
  return { folder, store: sharedStore(), name, now: monotonicNow, log };
}

/** Returns the store that all instances share; undefined without REDIS_URL. */
export function sharedStore(): TextStore | undefined {
  const { redisUrl } = settings();
  if (!redisUrl) return undefined;
  const state = freshnessState();
  state.shared ??= new RedisStore(redisUrl, { connect: connectRedis, now: () => performance.now(), log });
  return state.shared;
}
