import type { TownCounts } from '@/lib/front/towns/where-news';
import type { Story } from '@/lib/pictures/choose/pick-photos';
import type { FeedKey } from '@/lib/sections';

export type KickerWords = { words: string; href?: string };

/** `kicker`: the label of a story that belongs to no section. */
export type FrontStory = Story & { feedKey: FeedKey; kicker?: KickerWords };

/** Sections that have a block on the front page (requirements sections 2 and 14). */
export type BlockKey = 'local-news' | 'business' | 'politics' | 'health';

/** `message`: the text that the specification prescribes; `waiting`: the first fetch is under way. */
export type FailedSection = { feedKey: FeedKey; message: string; waiting?: true };

/** Each story appears in one place only. */
export type FrontPage = {
  lead?: FrontStory;
  /** At most three, from different sources while there are several. */
  seconds: readonly FrontStory[];
  /** The latest local headlines, one of each town first: at most eight. */
  nearby: readonly FrontStory[];
  townCounts: TownCounts;
  /** At most twenty each. */
  blocks: Record<BlockKey, readonly FrontStory[]>;
  /** Local stories of three days, newest first: at most four. */
  inSpanish: readonly FrontStory[];
  wall: readonly FrontStory[];
  /** Headlines of sections without a block, newest first, at most eight; empty if there are enough photos for a wall. */
  more: readonly FrontStory[];
  /** Sections that have never had an item. */
  failed: readonly FailedSection[];
};

export type LocalPage = {
  featured?: FrontStory;
  /** Newest first: at most twenty. */
  latest: readonly FrontStory[];
  /** Newest first: at most ten. */
  inSpanish: readonly FrontStory[];
  /** Stories of the county and the state first; at most twenty each. */
  blocks: Record<Exclude<BlockKey, 'local-news'>, readonly FrontStory[]>;
  failed: readonly FailedSection[];
};
