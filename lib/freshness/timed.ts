import type { Failure } from '@/lib/base/outcome';

/** What is remembered beside the last good copy of anything that comes from outside. Times are ms since 1970. */
export type Timed = {
  /** When the source last confirmed the copy; 0 before the first time. */
  goodAt: number;
  /** Failed refreshes in a row. */
  fails: number;
  lastFailure?: Failure;
  /** Not asked before this time. */
  nextTry: number;
  /** When the source was last asked. A time to come means that the clock was set back since. */
  triedAt?: number;
  /** The source itself asked for the wait (Retry-After, 410), so that a restart keeps it too. */
  askedToWait?: true;
};

/** A record whose times are moved by `ms`, so that ages stay what they were when the clock is set. */
export function shifted<R extends Timed>(record: R, ms: number): R {
  const moved = { ...record, goodAt: record.goodAt > 0 ? record.goodAt + ms : 0 };
  if (record.nextTry > 0) moved.nextTry += ms;
  if (record.triedAt !== undefined) moved.triedAt = record.triedAt + ms;
  return moved;
}

/** The memory of something that was never asked for. */
export const neverAsked: Timed = { goodAt: 0, fails: 0, nextTry: 0 };
