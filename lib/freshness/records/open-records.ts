import { type Log, log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { diskReporter } from '@/lib/freshness/records/disk-reporter';
import { recordFiles } from '@/lib/freshness/records/record-files';
import {
  goodAtIn,
  nameOf,
  type RecordShape,
  type RecordStore,
  recordIn,
  textOf,
} from '@/lib/freshness/records/record-store';
import { longestKeep } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';
import { settings } from '@/lib/settings/settings';
import { connectRedis } from '@/lib/web/shared-store/redis-connection';
import { redisStore } from '@/lib/web/shared-store/redis-store';
import type { TextStore } from '@/lib/web/shared-store/text-store';

export type RecordPlace = {
  folder: string;
  store: TextStore | undefined;
  /** The kind of records; the same in all instances and unique to this site. */
  name: string;
  now: () => number;
  log: Log;
};

type SharedPlace = RecordPlace & { store: TextStore };

function newerOf<R extends Timed>(one: R | undefined, other: R | undefined): R | undefined {
  if (!one || !other) return one ?? other;
  const age = other.goodAt - one.goodAt || (other.triedAt ?? 0) - (one.triedAt ?? 0);
  return age > 0 ? other : one;
}

function recordsIn<R extends Timed>({ store, name, now, log }: SharedPlace, shape: RecordShape<R>) {
  const nameOn = (key: string) => `${name}:${shape.format}:${nameOf(key)}`;
  return {
    async load(key: string): Promise<R | undefined> {
      const text = await store.get(nameOn(key));
      if (text === undefined) return undefined;
      try {
        return recordIn(shape, text, key);
      } catch {
        log('warn', 'a shared copy is damaged and was passed over', { source: key });
        return undefined;
      }
    },
    async save(key: string, record: R): Promise<void> {
      if (goodAtIn(shape.format, await store.get(nameOn(key)), now()) > record.goodAt) return;
      await store.set(nameOn(key), textOf(shape, record), longestKeep);
    },
    remove: (key: string) => store.remove(nameOn(key)),
  };
}

export function sharedRecords<R extends Timed>(
  own: RecordStore<R>,
  room: SharedPlace,
  shape: RecordShape<R>,
): RecordStore<R> {
  const shared = recordsIn(room, shape);
  return {
    load: async (key) => newerOf(...(await Promise.all([own.load(key), shared.load(key)]))),
    save: async (key, record) => void (await Promise.all([own.save(key, record), shared.save(key, record)])),
    remove: async (key) => void (await Promise.all([own.remove(key), shared.remove(key)])),
    shared: shared.load,
    inReach: room.store.inReach,
  };
}

export function openRecords<R extends Timed>(place: RecordPlace, shape: RecordShape<R>): RecordStore<R> {
  const { folder, store, log, now } = place;
  const own = recordFiles<R>({ folder, reporter: diskReporter(log, folder), now }, shape);
  return store ? sharedRecords(own, { ...place, store }, shape) : own;
}

/** The store that all instances share; undefined for a single instance. */
export function sharedStore(): TextStore | undefined {
  const { redisUrl } = settings();
  if (!redisUrl) return undefined;
  const connect = () => redisStore(redisUrl, { connect: connectRedis, now: () => performance.now(), log });
  return processWide('shared store', connect);
}
