import type { Story } from '@/lib/pictures/choose/pick-pictures';

/** How a feed is laid out: the spec's three formats, and two shapes of our own for the front page. */
export type FeedFormat = 'grid' | 'list' | 'featured' | 'large-and-four' | 'pair-and-three';

/** What a feed shows of each item (requirements section 3). */
export type FeedDisplay = {
  showExcerpt: boolean;
  showAuthor: boolean;
  showDate: boolean;
  /** The town of a local story over its headline. */
  showTown?: boolean;
};

/** Excerpt and date, no author, unless a section says otherwise (requirements section 3). */
export const standardDisplay: FeedDisplay = { showExcerpt: true, showAuthor: false, showDate: true };

/** What every layout of stories takes. */
export type FeedLayoutProps = { stories: readonly Story[]; display: FeedDisplay };

/** Items of a section when folded, and when open (requirements section 9). */
export const foldedCount = 5;
export const openCount = 20;
