export type FeedReason = 'no-link' | 'no-title' | 'duplicate' | 'over-limit';

/** `other-subject`: none of the section's words; `unreadable-event`: a calendar's entry without a day that can be read. */
export type SectionReason =
  | 'blocked-word'
  | 'other-subject'
  | 'not-local'
  | 'for-sale'
  | 'past-event'
  | 'unreadable-event';

export type Counts<R extends string = FeedReason | SectionReason> = Readonly<Partial<Record<R, number>>>;

/** `came` is `kept` plus all that was dropped. */
export type ItemTally = { came: number; kept: number; dropped: Counts<FeedReason> };

export function added<R extends string>(one: Counts<R>, other: Counts<R>): Counts<R> {
  const sum: Partial<Record<R, number>> = {};
  for (const reason of [...Object.keys(one), ...Object.keys(other)] as R[]) {
    const count = (one[reason] ?? 0) + (other[reason] ?? 0);
    if (count > 0) sum[reason] = count;
  }
  return sum;
}

export function counted<R extends string>(reasons: Iterable<R>): Counts<R> {
  const counts: Partial<Record<R, number>> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
