import type { Failure, FailureReason } from '@/lib/base/outcome';
import type { Timed } from '@/lib/freshness/timed';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long the last good items may stand in for a silent source (requirements section 12). */
export const longestKeep = 7 * day;
/** An empty channel does not empty the page before this (quirk 44). */
export const longestKeepWhenEmptied = 2 * day;
/** Clocks are corrected by less than this all the time; more is a jump, ms. */
export const clockSlack = minute;
/** From here on a section says how old it is. */
export const staleAfter = hour;

const passing = new Set<FailureReason>(['dns', 'refused', 'reset', 'timeout', 'bad-reply']);
const passingStatus = new Set([408, 500, 502, 503, 504, 520, 522, 524]);
const closedStatuses = new Set([400, 401, 403, 404, 405, 406, 451]);

/** Waits before the three retries of one refresh, ms: doubling, never over 30 s (requirements section 9). */
export const retryDelays = [1, 2, 4].map((seconds) => Math.min(seconds, 30) * 1000);

/** True when asking again at once may help: the failure is of the passing kind and nobody asked us to wait. */
export function mayRetryAtOnce(failure: Failure): boolean {
  if (failure.retryAfterSeconds !== undefined) return false;
  return passing.has(failure.reason) || (failure.status !== undefined && passingStatus.has(failure.status));
}

/** Ten percent either way, so that feeds do not march in step. `random` is 0 to 1. */
function jittered(ms: number, random: number): number {
  return Math.round(ms * (0.9 + 0.2 * random));
}

/** Wait after a success, ms: the operator's period, or longer when the source asks for it, up to an hour. */
export function waitAfterSuccess(refreshMs: number, askedMs: number, random: number): number {
  return jittered(Math.max(refreshMs, Math.min(askedMs, Math.max(refreshMs, hour))), random);
}

/**
 * Wait after a failed refresh, ms: soon (a fifth of the period, at most 60 s), doubling up to three
 * periods (at most 15 min); a closed door waits that long at once, a source that is gone (410) a day,
 * and Retry-After is obeyed.
 */
export function waitAfterFailure(failure: Failure, fails: number, refreshMs: number, random: number): number {
  if (failure.status === 410) return day;
  const longest = Math.min(15 * minute, 3 * refreshMs);
  const soon = Math.min(minute, refreshMs / 5);
  const closed = failure.status !== undefined && closedStatuses.has(failure.status);
  const wait = closed ? longest : Math.min(longest, soon * 2 ** Math.min(fails - 1, 20));
  return Math.max((failure.retryAfterSeconds ?? 0) * 1000, jittered(wait, random));
}

/**
 * True when it is time to ask again. A last try in the future, or a next one further off than any wait we give, means
 * that the clock was set back: then the source is asked, which dates the record anew.
 */
export function isDue({ nextTry, triedAt }: Pick<Timed, 'nextTry' | 'triedAt'>, now: number): boolean {
  if (triedAt !== undefined && triedAt - now > clockSlack) return true;
  return now >= nextTry || nextTry - now > day + hour;
}

/** A record as it may stand at a moment: a copy from the future counts as one of now, so that it does not stay for ever. */
export function datedBy<R extends Timed>(record: R, now: number): R {
  return record.goodAt > now ? { ...record, goodAt: now } : record;
}

/** True when the record's copy may still be shown. */
export function isShowable(record: Pick<Timed, 'goodAt'>, now: number): boolean {
  return record.goodAt > 0 && now - record.goodAt < longestKeep;
}
