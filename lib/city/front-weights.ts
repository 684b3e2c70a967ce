import type { Reach, StoryKind } from '@/lib/city/story-types';
import type { FeedKey } from '@/lib/sections';

/** A number of the order of the front page, and why it is what it is. */
export type Weight = { points: number; why: string };

/** How many hours make a story of a kind half as fresh, and why. */
export type HalfLife = { hours: number; why: string };

/**
 * What the order of the front page rests on. Points add up; one point more is worth as much as one half-life less of
 * age. A city may set its own; `default-weights.ts` has a table for any.
 */
export type FrontWeights = {
  /** By how near the story is. */
  place: Record<Reach, Weight>;
  /** By section; one that is absent has none. */
  section: Partial<Record<FeedKey, Weight>>;
  /** By kind of story; one that is absent has none. */
  kind: Partial<Record<StoryKind, Weight>>;
  /** For each other outlet with the same story, up to `most` of them. */
  outlet: Weight & { most: number };
  /** For something to say besides the headline. */
  excerpt: Weight;
  /** Hours until a story is half as fresh, by kind; `usual` for the others. */
  halfLife: { usual: HalfLife } & Partial<Record<StoryKind, HalfLife>>;
  /** Older stories stand on top only where nothing younger can. */
  freshHours: HalfLife;
  /** Sections whose stories never stand on top while another section has a fresh one. */
  neverFirst: readonly FeedKey[];
  /** Kinds that never stand on top while a story of another kind can. */
  neverLead: readonly StoryKind[];
};
