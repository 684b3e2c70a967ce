import type { Failure } from '@/lib/base/outcome';
import { waitAfterFailure } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/** `now` and the operator's period in ms; `random` from 0 to 1. */
export type Moment = { now: number; refreshMs: number; random: number };

export function afterFailure<R extends Timed>(record: R, failure: Failure, moment: Moment): R {
  const fails = record.fails + 1;
  const wait = waitAfterFailure(failure, fails, moment.refreshMs, moment.random);
  const next: R = {
    ...record,
    fails,
    lastFailure: failure,
    nextTry: moment.now + wait,
    triedAt: moment.now,
  };
  if (failure.retryAfterSeconds !== undefined || failure.status === 410) next.askedToWait = true;
  else delete next.askedToWait;
  return next;
}

/** ms. */
const restAfterBug = 60_000;

/** After a bug of ours a source is asked again in a minute, not with each look. */
export function afterBug<R extends Timed>(record: R, now: number): R {
  return { ...record, triedAt: now, nextTry: now + restAfterBug };
}
