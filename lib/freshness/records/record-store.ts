import type { Timed } from '@/lib/freshness/timed';

/** None of its functions throws. */
export type RecordStore<R> = {
  load: (key: string) => Promise<R | undefined>;
  /** Does nothing if another instance has stored a newer good copy. */
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
  shared?: (key: string) => Promise<R | undefined>;
  /** Whether the shared store answered when it was last asked. */
  inReach?: () => boolean;
};

export type RecordShape<R> = {
  /** Change it when older records can no longer be read; those are ignored without a log line. */
  format: number;
  /** May return undefined or throw for a record that cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

export function newerOf<R extends Timed>(one: R | undefined, other: R | undefined): R | undefined {
  if (!one || !other) return one ?? other;
  const age = other.goodAt - one.goodAt || (other.triedAt ?? 0) - (one.triedAt ?? 0);
  return age > 0 ? other : one;
}
