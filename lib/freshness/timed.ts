import { clockSetBy } from '@/lib/base/clock';
import type { Failure } from '@/lib/base/outcome';

/** Times and failures of a record. Times are in ms, as `monotonicNow` returns them. */
export type Timed = {
  /** Time when the source last confirmed the copy; 0 if never. */
  goodAt: number;
  fails: number;
  lastFailure?: Failure;
  nextTry: number;
  triedAt?: number;
  /** Set if the source asked us to wait (Retry-After, 410); a restart does not shorten this wait. */
  askedToWait?: true;
};

/** Converts a record's times to the wall clock, for display to readers. */
export function inWallTime<R extends Timed>(record: R): R {
  const by = clockSetBy();
  if (by === 0) return record;
  const moved = { ...record, goodAt: record.goodAt > 0 ? record.goodAt + by : 0 };
  if (record.nextTry > 0) moved.nextTry += by;
  return moved;
}

export const neverAsked: Timed = { goodAt: 0, fails: 0, nextTry: 0 };

/** Whether a source was fetched since startup, or has a stored copy. */
export function wasTried({ goodAt, fails, lastFailure }: Timed): boolean {
  return goodAt > 0 || fails > 0 || lastFailure !== undefined;
}

export type SourceHealth = {
  ageSeconds?: number;
  fails: number;
  failure?: string;
  nextTryInSeconds: number;
};

/**
 * Returns a source's state for the health report. Leaves out details, because they may name private hosts.
 */
export function sourceHealth({ goodAt, fails, lastFailure, nextTry }: Timed, now: number): SourceHealth {
  const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000));
  return {
    ageSeconds: goodAt > 0 ? seconds(now - goodAt) : undefined,
    fails,
    failure: lastFailure && [lastFailure.reason, lastFailure.status].filter(Boolean).join(' '),
    nextTryInSeconds: seconds(nextTry - now),
  };
}
