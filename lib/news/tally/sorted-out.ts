import type { FeedSource } from '@/lib/news/feed-source';
import type { NewsItem } from '@/lib/news/news-item';
import { wantedItems } from '@/lib/news/sources/wanted-items';
import { type Counts, counted, type SectionReason } from '@/lib/news/tally/item-tally';
import type { FeedKey } from '@/lib/sections';

/** What a section takes of a feed, and how many items it leaves out, by reason. */
export type SortedOut = { wanted: readonly NewsItem[]; left: Counts<SectionReason> };

/** How a section sorts the items of one of its feeds. */
export type SortOut = (items: readonly NewsItem[], source: FeedSource, feedKey: FeedKey) => SortedOut;

/** The sorting that the site itself does, with its counts. */
export const sortOut: SortOut = (items, source) => {
  const { onlyWords: _, ...blocking } = source;
  const unblocked = wantedItems(items, blocking);
  const wanted = wantedItems(items, source);
  const reasons: SectionReason[] = [
    ...Array<'blocked-word'>(items.length - unblocked.length).fill('blocked-word'),
    ...Array<'other-subject'>(unblocked.length - wanted.length).fill('other-subject'),
  ];
  return { wanted, left: counted(reasons) };
};
