import type { Reach } from '@/lib/city/story-types';

/** One feed of one section, as the city folder lists it. */
export type FeedSource = {
  /** Absolute http(s) address, or `sample:{feed key}` for the bundled edition. */
  url: string;
  /** Where the feed's relative addresses start when it names no absolute one; its own address when absent. */
  base?: string;
  /** The name shown with its items, unless an item names its own source. */
  name?: string;
  /** IANA zone for dates that carry none; the city's zone when absent. */
  zone?: string;
  /** Its hours only put its items in order: readers are told the day alone. */
  daysOnly?: true;
  /** Keep at most this many items (200 when absent). */
  maxItems?: number;
  /** Items whose title or category holds one of these words are left out (quirk 47). */
  blockWords?: readonly string[];
  /**
   * How near the city all of its stories are by nature. One that covers the town or the county is local without words,
   * unless they clearly say otherwise; of one that covers more, what names a place of the county is.
   */
  covers?: Reach;
  /** Keep only what is local (lib/news/local). */
  onlyLocal?: true;
  /** Keep only items whose title or description holds one of these words. */
  onlyWords?: readonly string[];
  /** The address was not confirmed: never a section's only source. */
  unconfirmed?: true;
};
