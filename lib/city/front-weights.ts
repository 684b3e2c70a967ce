import type { Reach, StoryKind } from '@/lib/city/story-types';
import type { FeedKey } from '@/lib/sections';

export type Weight = { points: number; why: string };

export type HalfLife = { hours: number; why: string };

/** Points add up; one is worth one half-life of age. */
export type FrontWeights = {
  place: Record<Reach, Weight>;
  section: Partial<Record<FeedKey, Weight>>;
  kind: Partial<Record<StoryKind, Weight>>;
  /** Each other outlet with the same story, up to `most`. */
  outlet: Weight & { most: number };
  excerpt: Weight;
  halfLife: { usual: HalfLife } & Partial<Record<StoryKind, HalfLife>>;
  /** Older stories are on top only where nothing younger can be. */
  freshHours: HalfLife;
  /** Never on top while another section has a fresh story. */
  neverFirst: readonly FeedKey[];
  /** Never on top while a story of another kind can be. */
  neverLead: readonly StoryKind[];
};
