import { clockSetBy } from '@/lib/base/clock';
import type { Failure } from '@/lib/base/outcome';

/** What is kept beside the last good copy from a source. Times are those of `monotonicNow`; in a store, of the wall clock. */
export type Timed = {
  /** When the source last confirmed the copy; 0 for never. */
  goodAt: number;
  fails: number;
  lastFailure?: Failure;
  nextTry: number;
  triedAt?: number;
  /** The source itself asked for the wait (Retry-After, 410), so a restart keeps it. */
  askedToWait?: true;
};

function shifted<R extends Timed>(record: R, ms: number): R {
  if (ms === 0) return record;
  const moved = { ...record, goodAt: record.goodAt > 0 ? record.goodAt + ms : 0 };
  if (record.nextTry > 0) moved.nextTry += ms;
  if (record.triedAt !== undefined) moved.triedAt = record.triedAt + ms;
  return moved;
}

/** For readers and stores. */
export function inWallTime<R extends Timed>(record: R): R {
  return shifted(record, clockSetBy());
}

/** Of what is in a store. */
export function inMonotonicTime<R extends Timed>(record: R): R {
  return shifted(record, -clockSetBy());
}

export const neverAsked: Timed = { goodAt: 0, fails: 0, nextTry: 0 };

/** Whether a source has answered or failed since the start, or has a copy from before. */
export function wasTried({ goodAt, fails, lastFailure }: Timed): boolean {
  return goodAt > 0 || fails > 0 || lastFailure !== undefined;
}
