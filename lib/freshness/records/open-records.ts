import type { Log } from '@/lib/base/log';
import { diskReporter } from '@/lib/freshness/records/disk-reporter';
import { recordFiles } from '@/lib/freshness/records/record-files';
import type { RecordShape, RecordStore } from '@/lib/freshness/records/record-store';
import { sharedRecords } from '@/lib/freshness/records/shared-records';
import type { Timed } from '@/lib/freshness/timed';
import type { TextStore } from '@/lib/web/shared-store/text-store';

export type RecordPlace = {
  folder: string;
  store: TextStore | undefined;
  /** The kind of records; the same in all instances and unique to this site. */
  name: string;
  now: () => number;
  log: Log;
};

export function openRecords<R extends Timed>(place: RecordPlace, shape: RecordShape<R>): RecordStore<R> {
  const { folder, store, log, now } = place;
  const own = recordFiles<R>({ folder, reporter: diskReporter(log, folder), now }, shape);
  return store ? sharedRecords(own, { ...place, store }, shape) : own;
}
