import type { Timed } from '@/lib/freshness/timed';

/** How one source stands, in words and seconds that a program of the operator's can read. */
export type SourceHealth = {
  /** Seconds since the source last confirmed its copy; absent when it never has. */
  ageSeconds?: number;
  /** Failed refreshes in a row. */
  fails: number;
  /** What ails it, by name, with the HTTP status where there is one; absent while it answers. */
  failure?: string;
  nextTryInSeconds: number;
};

/** The health of a source out of its record. Details of a failure are for the log: they may name hosts of the operator's. */
export function sourceHealth({ goodAt, fails, lastFailure, nextTry }: Timed, now: number): SourceHealth {
  const seconds = (ms: number) => Math.max(0, Math.round(ms / 1000));
  return {
    ageSeconds: goodAt > 0 ? seconds(now - goodAt) : undefined,
    fails,
    failure: lastFailure && [lastFailure.reason, lastFailure.status].filter(Boolean).join(' '),
    nextTryInSeconds: seconds(nextTry - now),
  };
}
