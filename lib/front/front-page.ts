import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

export type KickerWords = { words: string; href?: string };

/** `kicker`: of what is of no section. */
export type FrontStory = Story & { feedKey: FeedKey; kicker?: KickerWords };

/** Sections with a block on the front page (requirements sections 2 and 14). */
export type BlockKey = 'local-news' | 'business' | 'politics' | 'health';

/** `message`: the spec's words; `waiting`: a first try is under way. */
export type FailedSection = { feedKey: FeedKey; message: string; waiting?: true };

/** No story is in two places. */
export type FrontPage = {
  lead?: FrontStory;
  /** At most three, each from another source than the lead and each other while there are several. */
  seconds: readonly FrontStory[];
  /** The latest local headlines, beside the lead: at most eleven. */
  nearby: readonly FrontStory[];
  /** At most twenty each. */
  blocks: Record<BlockKey, readonly FrontStory[]>;
  /** Local stories of three days, newest first: at most four. */
  inSpanish: readonly FrontStory[];
  wall: readonly FrontStory[];
  /** From sections without a block, newest first: at most eight, where they are too few for a wall. */
  more: readonly FrontStory[];
  /** Sections that never had anything to show. */
  failed: readonly FailedSection[];
};

export type LocalPage = {
  featured?: FrontStory;
  /** Newest first: at most twenty. */
  latest: readonly FrontStory[];
  /** Newest first: at most ten. */
  inSpanish: readonly FrontStory[];
  /** Local sources first; at most twenty each. */
  blocks: Record<Exclude<BlockKey, 'local-news'>, readonly FrontStory[]>;
  failed: readonly FailedSection[];
};
