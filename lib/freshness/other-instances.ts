import { datedBy, isDue, isFromFuture } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

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

/** What to take over from another instance's record, nothing of one from the future; `random` is 0 to 1. */
export function lessonOf<R extends Timed>(theirs: R, ours: R, now: number, random: number): Lesson<R> {
  if (isFromFuture(theirs, now)) return { spared: false };
  if (isFresher(theirs, ours, now)) return { record: adopted(datedBy(theirs, now), random), spared: true };
  return theirs.goodAt > ours.goodAt ? { record: datedBy(theirs, now), spared: false } : { spared: false };
}
