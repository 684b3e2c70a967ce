import type { Log } from '@/lib/base/log';
import type { Failure } from '@/lib/base/outcome';
import type { RecordStore } from '@/lib/freshness/records/record-store';
import type { Timed } from '@/lib/freshness/timed';

/** What a cache keeps and the outside that it asks: `Asked` names a source, `Result` is how a refresh ended. */
export type CacheDeps<Asked, R extends Timed, Result> = {
  /** What the log calls a source: "feed", "blog". */
  name: string;
  keyOf: (asked: Asked) => string;
  /** The record of a source that was never asked. */
  unknown: (key: string) => R;
  refresh: (asked: Asked, record: R, onFailedTry: (failure: Failure) => void) => Promise<Result>;
  /** The record after a refresh. */
  apply: (before: R, result: Result) => R;
  /** What a reader would see of a record; a change of it is told. */
  looksOf: (record: R) => string;
  store: Pick<RecordStore<R>, 'load' | 'save' | 'shared' | 'inReach'>;
  /** A monotonic clock in ms. */
  now: () => number;
  random: () => number;
  /** Called when what a reader would see has changed. */
  onChange: (asked: Asked) => void;
  log: Log;
};
