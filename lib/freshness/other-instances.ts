import { clockSlack, datedBy, isDue } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/** Whether another instance asked after us and its wait still runs, unless our copy is newer. */
function isFresher<R extends Timed>(theirs: R, ours: R, now: number): boolean {
  const asked = theirs.triedAt ?? 0;
  if (asked <= (ours.triedAt ?? 0) || asked > now + clockSlack || theirs.goodAt < ours.goodAt) return false;
  return !isDue(theirs, now);
}

function isBetter(theirs: Timed, ours: Timed, now: number): boolean {
  return theirs.goodAt > ours.goodAt && theirs.goodAt <= now + clockSlack;
}

/** Due a little later than there, so that one instance asks and the others find its result. */
function adopted<R extends Timed>(theirs: R, random: number): R {
  const wait = theirs.nextTry - (theirs.triedAt ?? theirs.nextTry);
  return { ...theirs, nextTry: theirs.nextTry + Math.round(wait * (0.02 + 0.08 * random)) };
}

export type Lesson<R> = { record?: R; spared: boolean };

/** What to take over from another instance's record; `random` is 0 to 1. */
export function lessonOf<R extends Timed>(theirs: R, ours: R, now: number, random: number): Lesson<R> {
  if (isFresher(theirs, ours, now)) return { record: adopted(datedBy(theirs, now), random), spared: true };
  return isBetter(theirs, ours, now) ? { record: datedBy(theirs, now), spared: false } : { spared: false };
}
