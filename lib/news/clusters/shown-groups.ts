import type { Grouping, StoryGroups } from '@/lib/news/clusters/grouping';

/**
 * Keys of hidden reports, listed under the desk entry that hides their story. They keep the reports hidden
 * after the report named in the entry drops out of its feed.
 */
export type HiddenBefore = Readonly<Record<string, readonly string[]>>;

/** `groups`: without hidden reports. `hidden`: keys of reports on hidden stories. */
export type ShownGroups = { groups: StoryGroups; hidden: ReadonlySet<string>; before: HiddenBefore };

/** `asOf`: monotonic time in ms; `grouping` includes all news up to then. */
export type Grouped = { grouping: Grouping; asOf: number; shown: ShownGroups };
