import type { Books } from '@/lib/city/schema/books';
import type { CityEvents } from '@/lib/city/schema/events';
import type { FeedSource } from '@/lib/city/schema/feed-source';
import type { ForSale, FrontWeights } from '@/lib/city/schema/front';
import type { NamedLink } from '@/lib/city/schema/links';
import type { CityLocal } from '@/lib/city/schema/local';
import type { Brand } from '@/lib/city/schema/look';
import type {
  AiPolicy,
  Author,
  Contact,
  Donation,
  FaqCategory,
  FrontNotice,
  PartnerDocument,
} from '@/lib/city/schema/pages';
import type { FeedKey } from '@/lib/sections';

export type { Book, Books, Program } from '@/lib/city/schema/books';
export type { CityEvents, EditorEvent, RecurringEvent, Weekday } from '@/lib/city/schema/events';
export type { NamedLink } from '@/lib/city/schema/links';
export type { Brand } from '@/lib/city/schema/look';
export type {
  AiPolicy,
  Author,
  Contact,
  Donation,
  FaqCategory,
  FaqEntry,
  FrontNotice,
  PartnerDocument,
} from '@/lib/city/schema/pages';

export type Picture = { src: string; width: number; height: number };

export type Motif = readonly Picture[];

/** Words of a headline, lowercase and singular; `except`: phrases with one that mean something else. */
export type CalledMotif = { words: readonly string[]; motif: Motif; except?: readonly string[] };

/** `pictures` suit any item of a list. */
export type Drawings = { pictures: readonly Motif[]; called?: readonly CalledMotif[] };

/** `sentence`: under the heading; `called`: drawings that headlines may call for. */
export type CitySection = Pick<Drawings, 'called'> & { sentence: string };

/** `src` is framed; `href` is its page at the same host. */
export type FeaturedVideo = { title: string; text: string; src: string; href: string; poster: Picture };

export type Sponsor = { title: string; text: string; action: string; href: string; picture: Picture };

/** A city, whole: what its folder says (schema/city-file.ts), and defaults for the rest (complete-city.ts). */
export type City = {
  /** The name of its folder. */
  key: string;
  /** Absolute. */
  folder: string;
  /** The sections of its bundled edition (sample/*.xml), for FEEDS=sample; empty for a city without one. */
  sampleSections: readonly FeedKey[];
  /** Without port. */
  hosts: readonly string[];
  name: string;
  state: string;
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  locale: string;
  siteTitle: string;
  nameplate: readonly [string, string];
  motto: string;
  promise: string;
  description: string;
  keywords: readonly string[];
  banner: string;
  email: string;
  robotName: string;
  elsewhere: readonly NamedLink[];
  resources: readonly { group: string; links: readonly NamedLink[] }[];
  donation?: Donation;
  learn: readonly { year: string; title: string; text: string; href: string }[];
  brand: Brand;
  drawings: readonly Motif[];
  robots: AiPolicy;
  faq: readonly FaqCategory[];
  contact: Contact;
  books?: Books;
  partners: readonly PartnerDocument[];
  adPictures: { donate: Picture; radio: Picture; books: Picture };
  radio: { picture: Picture };
  frontBlocks: { video?: FeaturedVideo; sponsor: Sponsor };
  /** Its posts are Markdown files in posts/. */
  blog: Drawings & { sentence: string };
  sections: Record<FeedKey, CitySection>;
  front?: FrontWeights;
  feeds: Record<FeedKey, readonly FeedSource[]>;
  events: CityEvents;
  authors: readonly Author[];
  notices: readonly FrontNotice[];
  local: CityLocal;
  forSale?: ForSale;
};
