import type { Timed } from '@/lib/freshness/timed';

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
