import { clockSetBy } from '@/lib/base/clock';
import type { Failure } from '@/lib/base/outcome';

/** What is kept beside the last good copy from a source. Times are those of `monotonicNow`. */
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

/** For readers. */
export function inWallTime<R extends Timed>(record: R): R {
  const by = clockSetBy();
  if (by === 0) return record;
  const moved = { ...record, goodAt: record.goodAt > 0 ? record.goodAt + by : 0 };
  if (record.nextTry > 0) moved.nextTry += by;
  return moved;
}

export const neverAsked: Timed = { goodAt: 0, fails: 0, nextTry: 0 };

/** Whether a source has answered or failed since the start, or has a copy from before. */
export function wasTried({ goodAt, fails, lastFailure }: Timed): boolean {
  return goodAt > 0 || fails > 0 || lastFailure !== undefined;
}

export type SourceHealth = {
  ageSeconds?: number;
  fails: number;
  failure?: string;
  nextTryInSeconds: number;
};

/** A failure's details are left out: they may name hosts of the operator's. */
export function sourceHealth({ goodAt, fails, lastFailure, nextTry }: Timed, now: number): SourceHealth {
  const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000));
  return {
    ageSeconds: goodAt > 0 ? seconds(now - goodAt) : undefined,
    fails,
    failure: lastFailure && [lastFailure.reason, lastFailure.status].filter(Boolean).join(' '),
    nextTryInSeconds: seconds(nextTry - now),
  };
}
