import { z } from 'zod';
import { reach } from '@/lib/city/schema/feed-source';
import { listOf, text } from '@/lib/city/schema/links';
import { type FeedKey, sections } from '@/lib/sections';

export const feedKey = z.enum(sections.map((section) => section.feedKey) as [FeedKey, ...FeedKey[]]);

export const storyKind = z.enum([
  ...(['hard', 'news', 'service', 'sport', 'feature', 'opinion'] as const),
  ...(['roundup', 'obituaries', 'event', 'calendar', 'commerce'] as const),
]);
export type StoryKind = z.infer<typeof storyKind>;

/** Besides the usual words (lib/news/classify). */
export const forSale = z.strictObject({ words: listOf(text).optional(), allow: listOf(text).optional() });
export type ForSale = z.infer<typeof forSale>;

const weight = z.strictObject({ points: z.number(), why: text });
export type Weight = z.infer<typeof weight>;

const halfLife = z.strictObject({ hours: z.number().positive(), why: text });
export type HalfLife = z.infer<typeof halfLife>;

/** Points add up; one is worth one half-life of age. */
export const frontWeights = z.strictObject({
  place: z.record(reach, weight),
  section: z.partialRecord(feedKey, weight),
  kind: z.partialRecord(storyKind, weight),
  /** Each other outlet with the same story, up to `most`. */
  outlet: weight.extend({ most: z.number() }),
  excerpt: weight,
  halfLife: z.intersection(
    z.object({ usual: halfLife }),
    z.partialRecord(z.enum(['usual', ...storyKind.options]), halfLife),
  ),
  /** Older stories are on top only where nothing younger can be. */
  freshHours: halfLife,
  /** Never on top while another section has a fresh story. */
  neverFirst: listOf(feedKey),
  /** Never on top while a story of another kind can be. */
  neverLead: listOf(storyKind),
});
export type FrontWeights = z.infer<typeof frontWeights>;
