import type { TownCounts } from '@/lib/front/towns/where-news';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

export type KickerWords = { words: string; href?: string };

/** `kicker`: label of a story that belongs to no section. */
export type FrontStory = Story & { feedKey: FeedKey; kicker?: KickerWords };

/** Sections that have a block on the front page (requirements sections 2 and 14). */
type BlockKey = 'local-news' | 'business' | 'politics' | 'health';

/**
 * A section that could not be loaded. `message`: the message that requirements section 8 prescribes. `waiting`: the
 * first fetch is still running.
 */
export type FailedSection = { feedKey: FeedKey; message: string; waiting?: true };

/** Content of the front page. Each story appears in only one place. */
export type FrontPage = {
  lead?: FrontStory;
  /** Up to three stories, from different sources if there are several. */
  seconds: readonly FrontStory[];
  /** The latest local headlines, at most eight, beginning with one from each town. */
  nearby: readonly FrontStory[];
  townCounts: TownCounts;
  /** Up to twenty stories in each block. */
  blocks: Record<BlockKey, readonly FrontStory[]>;
  /** Local stories from the last three days, newest first, at most four. */
  inSpanish: readonly FrontStory[];
  wall: readonly FrontStory[];
  /** Headlines of sections without a block, newest first, at most eight. Empty if the page has a photo wall. */
  more: readonly FrontStory[];
  /** Sections that have never had an item. */
  failed: readonly FailedSection[];
};

export type LocalPage = {
  featured?: FrontStory;
  /** Newest first, at most twenty. */
  latest: readonly FrontStory[];
  /** Newest first, at most ten. */
  inSpanish: readonly FrontStory[];
  /** At most twenty stories per block: first our own and those from the state or nearer (`isAround`), then others. */
  blocks: Record<Exclude<BlockKey, 'local-news'>, readonly FrontStory[]>;
  failed: readonly FailedSection[];
};
