import type { WholeCity } from '@/lib/city/schema/city-file';
import type { Brand } from '@/lib/city/schema/look';
import type { CityLocal, FeedSource } from '@/lib/city/schema/news';
import type { Contact, PartnerDocument } from '@/lib/city/schema/pages';
import type { FeedKey } from '@/lib/sections';

export type { Brand } from '@/lib/city/schema/look';
export type {
  AiPolicy,
  Author,
  Book,
  Books,
  CityEvents,
  Contact,
  Donation,
  EditorEvent,
  FaqCategory,
  FaqEntry,
  FrontNotice,
  PartnerDocument,
  Program,
  RecurringEvent,
  Weekday,
} from '@/lib/city/schema/pages';
export type { NamedLink } from '@/lib/city/schema/values';

export type Picture = { src: string; width: number; height: number };

export type Motif = readonly Picture[];

/** `sentence`: under the heading. */
export type CitySection = { sentence: string };

/** With the drawing that its name stands for. */
type Drawn<Named, Field extends keyof Named> = Omit<Named, Field> & Record<Field, Picture>;

export type FeaturedVideo = Drawn<NonNullable<WholeCity['video']>, 'poster'>;
type Sponsor = Drawn<WholeCity['sponsor'], 'picture'>;

/** What complete-city.ts makes of names, gaps and packs. */
type Made = {
  /** The name of its folder. */
  key: string;
  /** Absolute. */
  folder: string;
  /** The sections of its bundled edition (sample/*.xml), for FEEDS=sample; empty for a city without one. */
  sampleSections: readonly FeedKey[];
  nameplate: readonly [string, string];
  brand: Brand;
  drawings: readonly Motif[];
  contact: Contact;
  partners: readonly PartnerDocument[];
  radio: { picture: Picture };
  frontBlocks: { video?: FeaturedVideo; sponsor: Sponsor };
  /** Its posts are Markdown files in posts/. */
  blog: { sentence: string; pictures: readonly Motif[] };
  sections: Record<FeedKey, CitySection>;
  feeds: Record<FeedKey, readonly FeedSource[]>;
  local: CityLocal;
};

type Replaced = keyof Made | 'packs' | 'video' | 'sponsor' | 'radioPicture';

/** A city, whole: what its folder says (schema/city-file.ts), and defaults for the rest (complete-city.ts). */
export type City = Omit<WholeCity, Replaced> & Made;
