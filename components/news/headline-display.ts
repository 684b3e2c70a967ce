import type { Story } from '@/lib/pictures/choose/pick-pictures';

/** The spec's three formats, and two of our own for the front page. */
export type HeadlineFormat = 'grid' | 'list' | 'featured' | 'large-and-four' | 'pair-and-three';

/** Requirements section 3. */
export type HeadlineDisplay = {
  showExcerpt: boolean;
  showAuthor: boolean;
  showDate: boolean;
  showTown?: boolean;
};

/** Unless a section says otherwise (requirements section 3). */
export const standardDisplay: HeadlineDisplay = { showExcerpt: true, showAuthor: false, showDate: true };

export type HeadlineLayoutProps = { stories: readonly Story[]; display: HeadlineDisplay };

/** Items of a section when folded, and when open (requirements section 9). */
export const foldedCount = 5;
export const openCount = 20;
