import type { Reach } from '@/lib/city/story-types';

export type FeedSource = {
  /** Absolute http(s), or `sample:{feed key}` for the bundled edition. */
  url: string;
  /** For relative addresses; the feed's own address by default. */
  base?: string;
  /** Shown, unless an item names its own source. */
  name?: string;
  /** IANA, for dates that name none; the city's by default. */
  zone?: string;
  /** Its hours only sort the items: readers see the day. */
  daysOnly?: true;
  /** 200 by default. */
  maxItems?: number;
  /** An item with one in its title or category is left out (quirk 47). */
  blockWords?: readonly string[];
  /** A town's or county's stories are local unless they say otherwise; others must name a place of the county. */
  covers?: Reach;
  onlyLocal?: true;
  /** An item without one in its title or description is left out. */
  onlyWords?: readonly string[];
  /** Address not confirmed: never a section's only source. */
  unconfirmed?: true;
};
