import type { Log } from '@/lib/base/log';
import { diskReporter } from '@/lib/freshness/records/disk-reporter';
import { recordFiles } from '@/lib/freshness/records/record-files';
import type { RecordShape, RecordStore } from '@/lib/freshness/records/record-store';
import { sharedRecords } from '@/lib/freshness/records/shared-records';
import type { Timed } from '@/lib/freshness/timed';
import type { TextStore } from '@/lib/web/shared-store/text-store';

export type RecordPlace = {
  /** This instance's own folder for records of one kind. */
  folder: string;
  /** What all instances share; nothing for one that is alone. */
  store: TextStore | undefined;
  /** The kind of records by name, the same in all instances and in no other site. */
  name: string;
  now: () => number;
  log: Log;
};

/** The store of records of one kind: files of this instance and, where there is one, the shelf that all share. */
export function openRecords<R extends Timed>(place: RecordPlace, shape: RecordShape<R>): RecordStore<R> {
  const { folder, store, log, now } = place;
  const own = recordFiles<R>({ folder, reporter: diskReporter(log, folder), now }, shape);
  return store ? sharedRecords(own, { ...place, store }, shape) : own;
}
