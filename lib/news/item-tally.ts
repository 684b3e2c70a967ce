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

export function counted<R extends string>(reasons: Iterable<R>): Counts<R> {
  // Without a prototype: a title may be "constructor".
  const counts: Partial<Record<R, number>> = Object.create(null);
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
