import { sections as all, type FeedKey } from '@/lib/sections';

/** Names of the sections; lib/sections.ts identifies them. */
export const sections = Object.fromEntries(all.map(({ feedKey, name }) => [feedKey, name])) as Record<
  FeedKey,
  string
>;
