import { clockSlack } from '@/lib/base/clock';
import type { Failure, FailureReason } from '@/lib/base/outcome';
import type { Timed } from '@/lib/freshness/timed';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the last good items may stand in for a failing source (requirements section 12). */
export const longestKeep = 7 * day;
/** An empty channel does not empty the page before this (quirk 44). */
export const longestKeepWhenEmptied = 2 * day;
/** From here on a section shows its age. */
export const staleAfter = hour;

/** Failures that pass are tried again after so many ms, before the waits between refreshes (requirements section 9). */
const retryDelays = [1000, 2000, 4000];
const passing = new Set<FailureReason>(['dns', 'refused', 'reset', 'timeout', 'bad-reply']);
const passingStatuses = new Set([408, 500, 502, 503, 504, 520, 522, 524]);
const closedStatuses = new Set([400, 401, 403, 404, 405, 406, 451]);

/** Plus or minus 10%, so that feeds are not all asked at once. `random` is 0 to 1. */
function jittered(ms: number, random: number): number {
  return Math.round(ms * (0.9 + 0.2 * random));
}

/** A little less, so that a source is asked again within the period. */
function within(periodMs: number, random: number): number {
  return Math.round(periodMs * (0.9 + 0.08 * random));
}

/** ms, within the operator's period; or the source's own if longer, within the hour after which it would be stale. */
export function waitAfterSuccess(refreshMs: number, askedMs: number, random: number): number {
  if (askedMs <= refreshMs) return within(refreshMs, random);
  return Math.min(jittered(askedMs, random), within(Math.max(refreshMs, staleAfter), random));
}

function mayPass({ reason, status = 0, retryAfterSeconds }: Failure): boolean {
  return retryAfterSeconds === undefined && (passing.has(reason) || passingStatuses.has(status));
}

/**
 * ms, after so many failed tries in a row: the retries, then doubling from a fifth of the period; the longest at once for
 * refusals, a day for 410; Retry-After is obeyed.
 */
export function waitAfterFailure(failure: Failure, fails: number, refreshMs: number, random: number): number {
  if (failure.status === 410) return day;
  const longest = Math.min(15 * minute, 3 * refreshMs);
  const retries = mayPass(failure) ? retryDelays : [];
  const retry = retries[fails - 1];
  if (retry !== undefined) return Math.min(longest, retry);
  const soon = Math.min(minute, refreshMs / 5);
  const closed = closedStatuses.has(failure.status ?? 0);
  const wait = closed ? longest : Math.min(longest, soon * 2 ** Math.min(fails - 1 - retries.length, 20));
  return Math.max((failure.retryAfterSeconds ?? 0) * 1000, jittered(wait, random));
}

export function isDue({ nextTry }: Pick<Timed, 'nextTry'>, now: number): boolean {
  return now >= nextTry;
}

/** Whether a stored record was written by a clock ahead of ours: it was tried later than now, or waits longer than any. */
function isFromFuture({ goodAt, triedAt = 0, nextTry }: Timed, now: number): boolean {
  return Math.max(goodAt, triedAt) - now > clockSlack || nextTry - now > day + hour;
}

/** A stored record as of now: one from the future counts as one of now that is due, so that it can expire. */
export function datedBy<R extends Timed>(record: R, now: number): R {
  const dated = record.goodAt > now ? { ...record, goodAt: now } : record;
  return isFromFuture(record, now) ? { ...dated, nextTry: 0 } : dated;
}

export function isShowable(record: Pick<Timed, 'goodAt'>, now: number): boolean {
  return record.goodAt > 0 && now - record.goodAt < longestKeep;
}

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

/** Whether another instance asked after us and its wait still runs, unless our copy is newer. */
function isFresher<R extends Timed>(theirs: R, ours: R, now: number): boolean {
  const asked = theirs.triedAt ?? 0;
  return asked > (ours.triedAt ?? 0) && theirs.goodAt >= ours.goodAt && !isDue(theirs, now);
}

/** Due a little later than there, so that one instance asks and the others find its result. */
function adopted<R extends Timed>(theirs: R, random: number): R {
  const wait = theirs.nextTry - (theirs.triedAt ?? theirs.nextTry);
  return { ...theirs, nextTry: theirs.nextTry + Math.round(wait * (0.02 + 0.08 * random)) };
}

export type Lesson<R> = { record?: R; spared: boolean };

/** What to take over from another instance's record; `random` is 0 to 1. */
export function lessonOf<R extends Timed>(theirs: R, ours: R, now: number, random: number): Lesson<R> {
  if (isFresher(theirs, ours, now)) return { record: adopted(theirs, random), spared: true };
  return theirs.goodAt > ours.goodAt ? { record: theirs, spared: false } : { spared: false };
}
