import type { Log } from '@/lib/base/log';
import { newerOf, type RecordShape, type RecordStore } from '@/lib/freshness/records/record-store';
import { goodAtIn, nameOf, recordIn, textOf } from '@/lib/freshness/records/record-text';
import { longestKeep } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';
import type { TextStore } from '@/lib/web/shared-store/text-store';

export type SharedRecordsOptions = {
  store: TextStore;
  /** Separates kinds, cities and hosts. */
  name: string;
  now: () => number;
  log: Log;
};

function recordsIn<R extends Timed>({ store, name, now, log }: SharedRecordsOptions, shape: RecordShape<R>) {
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
  room: SharedRecordsOptions,
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
