export type FeedReason = 'no-link' | 'no-title' | 'duplicate' | 'over-limit';

/**
 * `other-subject`: the item contains none of the section's words. `unreadable-event`: a calendar entry whose
 * day or hours cannot be read.
 */
export type SectionReason =
  | 'blocked-word'
  | 'other-subject'
  | 'not-local'
  | 'for-sale'
  | 'past-event'
  | 'unreadable-event';

export type Counts<R extends string = FeedReason | SectionReason> = Readonly<Partial<Record<R, number>>>;

/** How many of a feed's items were received, kept and dropped. `came` is the sum of `kept` and all of `dropped`. */
export type ItemTally = { came: number; kept: number; dropped: Counts<FeedReason> };

/** Counts how often each reason occurs. */
export function counted<R extends string>(reasons: Iterable<R>): Counts<R> {
  // Created without a prototype, because a key may be "constructor".
  const counts: Partial<Record<R, number>> = Object.create(null);
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
