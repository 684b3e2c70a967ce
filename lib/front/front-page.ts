import type { Story } from '@/lib/pictures/choose/pick-pictures';
import type { FeedKey } from '@/lib/sections';

/** A story and the section that it comes from. */
export type FrontStory = Story & { feedKey: FeedKey };

/** The sections that have a block of their own on the front page (requirements section 2, requirements section 14). */
export type BlockKey = 'local-news' | 'business' | 'politics' | 'health';

/** A section that has nothing to show, with the spec's words for it; `waiting` while a first try is under way. */
export type FailedSection = { feedKey: FeedKey; message: string; waiting?: true };

/** The front page, laid out: every story stands in one place only. */
export type FrontPage = {
  lead?: FrontStory;
  /** At most three, each from another source than the lead and each other. */
  seconds: readonly FrontStory[];
  /** The dense, dated list of the latest local headlines beside the lead: at most eight. */
  nearby: readonly FrontStory[];
  /** At most twenty each; a section that has none is missing or empty. */
  blocks: Partial<Record<BlockKey, readonly FrontStory[]>>;
  /** Local stories of three days in Spanish, newest first: at most four. They stand by themselves, after the English ones. */
  inSpanish: readonly FrontStory[];
  /** The picture wall. */
  wall: readonly FrontStory[];
  /** Sections that never had anything to show, and failed; the page names them after those that have news. */
  failed: readonly FailedSection[];
};

/** The local page, laid out: every story stands in one place only. */
export type LocalPage = {
  featured?: FrontStory;
  /** The whole local list, newest first: at most twenty. */
  latest: readonly FrontStory[];
  /** Local stories in Spanish, newest first: at most ten. */
  inSpanish: readonly FrontStory[];
  /** Local sources first; at most twenty each. */
  blocks: Partial<Record<Exclude<BlockKey, 'local-news'>, readonly FrontStory[]>>;
  failed: readonly FailedSection[];
};
