import path from 'node:path';
import { clockSlack, monotonicNow } from '@/lib/base/clock';
import { type Log, log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { nameOf, textFiles } from '@/lib/freshness/records/text-files';
import { datedBy, longestKeep } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';
import { settings } from '@/lib/settings/settings';
import { connectRedis, RedisStore, type TextStore } from '@/lib/web/shared-store/redis-store';

/** None of its functions throws. */
export type RecordStore<R> = {
  load: (key: string) => Promise<R | undefined>;
  /** Does nothing if another instance has stored a newer good copy. */
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** What the other instances know, where they share a store. */
  shared?: (key: string) => Promise<R | undefined>;
};

export type RecordShape<R> = {
  /** Change it when older records can no longer be read; those are ignored without a log line. */
  format: number;
  /** May return undefined or throw for a record that cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

export type RecordPlace = {
  folder: string;
  store: TextStore | undefined;
  /** The kind of records; the same in all instances and unique to this site. */
  name: string;
  /** A monotonic clock in ms, as the times of records are. */
  now: () => number;
  log: Log;
};

type Stored = { format?: number; record?: { goodAt?: unknown } };

/** `goodAt` of a stored copy; 0 for none, a damaged one, or a time in the future. */
function goodAtIn(format: number, text: string | undefined, now: number): number {
  try {
    const stored = JSON.parse(text ?? '{}') as Stored;
    const goodAt = stored.format === format ? stored.record?.goodAt : 0;
    return typeof goodAt === 'number' && goodAt <= now + clockSlack ? goodAt : 0;
  } catch {
    return 0;
  }
}

/** Records as texts in a store, each under a name of its own. */
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
        log('warn', 'a stored copy is damaged and was passed over', { source: key });
        return undefined;
      }
    },
    async save(key, record) {
      if (goodAtIn(format, await texts.get(nameOn(key)), now()) > record.goodAt) return;
      await texts.set(nameOn(key), JSON.stringify({ format, record }), longestKeep);
    },
    remove: (key) => texts.remove(nameOn(key)),
  };
}

function newerOf<R extends Timed>(one: R | undefined, other: R | undefined): R | undefined {
  if (!one || !other) return one ?? other;
  const age = other.goodAt - one.goodAt || (other.triedAt ?? 0) - (one.triedAt ?? 0);
  return age > 0 ? other : one;
}

/** In the folder of this instance, and in the store that several share, if any. */
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
  };
}

/** Where this process keeps records of a kind: in a folder below CACHE_DIR, and in the shared store by a name. */
export function placeFor(kind: string, name = kind): RecordPlace {
  const folder = path.resolve(/*turbopackIgnore: true*/ settings().cacheDir, kind);
  return { folder, store: sharedStore(), name, now: monotonicNow, log };
}

/** The store that all instances share; undefined for a single instance. */
export function sharedStore(): TextStore | undefined {
  const { redisUrl } = settings();
  if (!redisUrl) return undefined;
  const deps = { connect: connectRedis, now: () => performance.now(), log };
  return processWide('shared store', () => new RedisStore(redisUrl, deps));
}
