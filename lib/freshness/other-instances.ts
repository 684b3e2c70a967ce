import { clockSlack, datedBy, isDue } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/**
 * True when another instance of the site has asked since we did and need not ask again yet: its answer, good or bad, is
 * ours too, unless we hold a better copy.
 */
function isFresher<R extends Timed>(theirs: R, ours: R, now: number): boolean {
  const asked = theirs.triedAt ?? 0;
  if (asked <= (ours.triedAt ?? 0) || asked > now + clockSlack || theirs.goodAt < ours.goodAt) return false;
  return !isDue(theirs, now);
}

/** True when another instance's copy was good later than ours, and not in a future that is none of ours. */
function isBetter(theirs: Timed, ours: Timed, now: number): boolean {
  return theirs.goodAt > ours.goodAt && theirs.goodAt <= now + clockSlack;
}

/** Another instance's record as ours: due a little later than there, so that one asks and the others find the answer. */
function adopted<R extends Timed>(theirs: R, random: number): R {
  const wait = theirs.nextTry - (theirs.triedAt ?? theirs.nextTry);
  return { ...theirs, nextTry: theirs.nextTry + Math.round(wait * (0.02 + 0.08 * random)) };
}

/** What another instance's record teaches: ours from now on, if it is of use, and whether the source is spared a question. */
export type Lesson<R> = { record?: R; spared: boolean };

/** Weighs another instance's record against ours; `random` is 0 to 1. */
export function lessonOf<R extends Timed>(theirs: R, ours: R, now: number, random: number): Lesson<R> {
  if (isFresher(theirs, ours, now)) return { record: adopted(datedBy(theirs, now), random), spared: true };
  return isBetter(theirs, ours, now) ? { record: datedBy(theirs, now), spared: false } : { spared: false };
}
