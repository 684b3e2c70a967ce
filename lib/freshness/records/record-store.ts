import type { Timed } from '@/lib/freshness/timed';

/** Where records are kept for copies that must outlive the process. None of its functions throws for the outside. */
export type RecordStore<R> = {
  /** The stored record, or nothing; a damaged one counts as nothing. */
  load: (key: string) => Promise<R | undefined>;
  /** Stores a record, unless another instance has stored a newer good copy. */
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** What any instance of the site has stored last; absent where this one shares nothing. */
  shared?: (key: string) => Promise<R | undefined>;
};

export type RecordShape<R> = {
  /** Changes when an older program's records can no longer be read; those are passed over in silence. */
  format: number;
  /** A record out of parsed JSON; nothing, or an error, for one that cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

/** The newer of two copies of one record, or the only one. */
export function newerOf<R extends Timed>(one: R | undefined, other: R | undefined): R | undefined {
  if (!one || !other) return one ?? other;
  const age = other.goodAt - one.goodAt || (other.triedAt ?? 0) - (one.triedAt ?? 0);
  return age > 0 ? other : one;
}
