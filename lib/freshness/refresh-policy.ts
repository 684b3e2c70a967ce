import { CLOCK_TOLERANCE_MS } from '@/lib/base/clock';
import type { Failure, FailureReason } from '@/lib/base/outcome';
import type { Timed } from '@/lib/freshness/timed';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long the last good items are shown while a source fails (requirements section 12). */
export const MAX_AGE_MS = 7 * DAY_MS;
/** How long the last good items are shown after a feed became empty (quirk 44). */
export const MAX_AGE_WHEN_EMPTIED_MS = 2 * DAY_MS;
/** Age at which a section begins to state how old its items are. */
export const STALE_MS = HOUR_MS;

/** Delays before the first three retries after a temporary failure (requirements section 9). */
const RETRY_DELAYS_MS = [1000, 2000, 4000];
const TEMPORARY = new Set<FailureReason>(['dns', 'refused', 'reset', 'timeout', 'bad-reply']);
const TEMPORARY_STATUSES = new Set([408, 500, 502, 503, 504, 520, 522, 524]);
const CLOSED_STATUSES = new Set([400, 401, 403, 404, 405, 406, 451]);

/** Adds or subtracts up to 10%, so that feeds are not all fetched at the same time. `random` is 0 to 1. */
function jittered(ms: number, random: number): number {
  return Math.round(ms * (0.9 + 0.2 * random));
}

/** Subtracts 2 to 10%, so that a source is fetched again before its refresh interval ends. */
function within(periodMs: number, random: number): number {
  return Math.round(periodMs * (0.9 + 0.08 * random));
}

/**
 * Returns the wait after a successful fetch in ms: the operator's refresh interval, or the interval that the source
 * asks for (`sourceMs`) if that is longer, up to an hour.
 */
export function waitAfterSuccess(refreshMs: number, sourceMs: number, random: number): number {
  if (sourceMs <= refreshMs) return within(refreshMs, random);
  return Math.min(jittered(sourceMs, random), within(Math.max(refreshMs, STALE_MS), random));
}

function isTemporary({ reason, status = 0, retryAfterSeconds }: Failure): boolean {
  return retryAfterSeconds === undefined && (TEMPORARY.has(reason) || TEMPORARY_STATUSES.has(status));
}

/**
 * Returns the wait after `fails` failures in a row, in ms: first the retries if the failure is temporary, then a fifth
 * of `refreshMs` (at most a minute), doubled with each failure up to the longest wait. After 401, 403, 404 and similar
 * statuses, returns the longest wait even for the first failure; after 410, a day. Honors Retry-After.
 */
export function waitAfterFailure(failure: Failure, fails: number, refreshMs: number, random: number): number {
  if (failure.status === 410) return DAY_MS;
  const longest = Math.min(15 * MINUTE_MS, 3 * refreshMs);
  const retries = isTemporary(failure) ? RETRY_DELAYS_MS : [];
  const retry = retries[fails - 1];
  if (retry !== undefined) return Math.min(longest, retry);
  const soon = Math.min(MINUTE_MS, refreshMs / 5);
  const closed = CLOSED_STATUSES.has(failure.status ?? 0);
  const wait = closed ? longest : Math.min(longest, soon * 2 ** Math.min(fails - 1 - retries.length, 20));
  return Math.max((failure.retryAfterSeconds ?? 0) * 1000, jittered(wait, random));
}

/** Whether a source should be fetched now. */
export function isDue({ nextTry }: Pick<Timed, 'nextTry'>, now: number): boolean {
  return now >= nextTry;
}

/** Whether a stored record has impossible times in the future, because the clock was ahead when it was written. */
function isFromFuture({ goodAt, triedAt = 0, nextTry }: Timed, now: number): boolean {
  return Math.max(goodAt, triedAt) - now > CLOCK_TOLERANCE_MS || nextTry - now > DAY_MS + HOUR_MS;
}

/** Corrects a stored record from the future: limits `goodAt` to now and makes the record due, so that it can expire. */
export function datedBy<R extends Timed>(record: R, now: number): R {
  const dated = record.goodAt > now ? { ...record, goodAt: now } : record;
  return isFromFuture(record, now) ? { ...dated, nextTry: 0 } : dated;
}

/** Whether a record has a last good copy that is recent enough to show. */
export function isShowable(record: Pick<Timed, 'goodAt'>, now: number): boolean {
  return record.goodAt > 0 && now - record.goodAt < MAX_AGE_MS;
}

/** `now` and `refreshMs` (the operator's refresh interval) are in ms; `random` is 0 to 1. */
export type Moment = { now: number; refreshMs: number; random: number };

/** Returns a record after a failed fetch: keeps the copy and schedules the next try. */
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

const WAIT_AFTER_BUG_MS = 60_000;

/** Returns the record to store after a bug in our own code: same content, with a retry in one minute. */
export function afterBug<R extends Timed>(record: R, now: number): R {
  return { ...record, triedAt: now, nextTry: now + WAIT_AFTER_BUG_MS };
}

/** Whether another instance fetched later than we did, is not due yet, and has a copy that is not older. */
function isFresher<R extends Timed>(other: R, own: R, now: number): boolean {
  const triedAt = other.triedAt ?? 0;
  return triedAt > (own.triedAt ?? 0) && other.goodAt >= own.goodAt && !isDue(other, now);
}

/** Returns another instance's record, due slightly later, so that only one instance fetches. */
function adopted<R extends Timed>(other: R, random: number): R {
  const wait = other.nextTry - (other.triedAt ?? other.nextTry);
  return { ...other, nextTry: other.nextTry + Math.round(wait * (0.02 + 0.08 * random)) };
}

/**
 * Returns another instance's record if it is fresher or has a newer copy, else undefined. If only its copy is newer,
 * the result has the later `nextTry` of the two. `random` (0 to 1) spreads the next try.
 */
export function betterOf<R extends Timed>(other: R, own: R, now: number, random: number): R | undefined {
  if (isFresher(other, own, now)) return adopted(other, random);
  if (other.goodAt <= own.goodAt) return undefined;
  return { ...other, nextTry: Math.max(other.nextTry, own.nextTry) };
}
