import type { Grouping, StoryGroups } from '@/lib/news/clusters/grouping';

/** Keys of hidden reports by the entry that hides their story. They stay hidden after the named report has left its feed. */
export type HiddenBefore = Readonly<Record<string, readonly string[]>>;

/** `groups`: without hidden reports. `hidden`: keys of reports on hidden stories. */
export type ShownGroups = { groups: StoryGroups; hidden: ReadonlySet<string>; before: HiddenBefore };

/** `asOf`: monotonic ms; the grouping has all news up to then. */
export type Grouped = { grouping: Grouping; asOf: number; shown: ShownGroups };
