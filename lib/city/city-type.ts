import type { Books } from '@/lib/city/books-type';
import type { CalledMotif, Drawings, Motif, Picture } from '@/lib/city/drawing-types';
import type { CityEvents } from '@/lib/city/event-types';
import type { FeedSource } from '@/lib/city/feed-source';
import type { FrontWeights } from '@/lib/city/front-weights';
import type { CityLocal } from '@/lib/city/places';
import type { ForSale } from '@/lib/city/story-types';
import type { FeedKey } from '@/lib/sections';

export type { Book, Books, Program } from '@/lib/city/books-type';
export type { CityEvents, EditorEvent, RecurringEvent, Weekday } from '@/lib/city/event-types';
export type { CalledMotif, Drawings, Motif, Picture };

export type NamedLink = { name: string; href: string };

/** `sentence`: under the heading; `called`: drawings that headlines may call for. */
export type CitySection = Pick<Drawings, 'called'> & { sentence: string };

export type FaqEntry = { question: string; answer: string; source: NamedLink };

export type FaqCategory = { name: string; questions: readonly FaqEntry[] };

/** For share cards, icons and the manifest; colors as #rrggbb. */
export type Brand = {
  /** One even-odd path on a square of `size` units. */
  emblem: { size: number; path: string; color: string };
  paper: string;
  ink: string;
  quietInk: string;
  accent: string;
};

/** Agents of AI makers: gather for training, index for answers, fetch what a user asked for. */
export type AiPolicy = Record<'training' | 'search' | 'userFetch', 'allow' | 'disallow'>;

export type Donation = { name: string; url: string };

export type Contact = {
  address: readonly string[];
  newsEmail: string;
  adsEmail: string;
  /** Existing profiles only. */
  social: readonly NamedLink[];
  /** An external form, https, with `{category}`; without it readers write an email. */
  formUrl?: string;
};

/** A PDF in public/, or the id of a public file at Google Drive. */
export type PartnerDocument = { id: string; title: string; about: string } & (
  | { file: string }
  | { sharedFile: string }
);

/** `src` is framed; `href` is its page at the same host. */
export type FeaturedVideo = { title: string; text: string; src: string; href: string; poster: Picture };

export type Sponsor = { title: string; text: string; action: string; href: string; picture: Picture };

/** The organization signs posts that name nobody. */
export type Author = {
  /** In the address of the author's page and in the front matter of posts. */
  key: string;
  kind: 'person' | 'organization';
  name: string;
  role: string;
  bio: string;
};

/** `from` and `until`: `2026-11-22` or `2026-11-22T18:00`, the last day included. */
export type FrontNotice = { text: string; link?: NamedLink; from: string; until: string };

/** Data only: another city is another folder of this type. */
export type City = {
  name: string;
  state: string;
  /** ISO 3166-2, e.g. US-CA. */
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  /** BCP 47. */
  locale: string;
  siteTitle: string;
  /** Two parts, with the emblem between them. */
  nameplate: readonly [string, string];
  /** At the right end of the dateline. */
  motto: string;
  /** One sentence: the hero of the front page. */
  promise: string;
  description: string;
  keywords: readonly string[];
  banner: string;
  email: string;
  /** In the user agent (quirk 31). */
  robotName: string;
  elsewhere: readonly NamedLink[];
  /** Community Resources: three groups of official links (requirements section 2). */
  resources: readonly { group: string; links: readonly NamedLink[] }[];
  donation: Donation;
  learn: readonly { year: string; title: string; text: string; href: string }[];
  brand: Brand;
  drawings: readonly Motif[];
  robots: AiPolicy;
  /** Twelve, in the spec's order (requirements section 2). */
  faq: readonly FaqCategory[];
  contact: Contact;
  books: Books;
  /** Three (requirements section 2). */
  partners: readonly PartnerDocument[];
  adPictures: { donate: Picture; radio: Picture; books: Picture };
  radio: { picture: Picture };
  frontBlocks: { video: FeaturedVideo; sponsor: Sponsor };
  /** Its posts are Markdown files in posts/. */
  blog: Drawings & { sentence: string };
  sections: Record<FeedKey, CitySection>;
  /** Where it differs from default-weights.ts. */
  front?: FrontWeights;
  feeds: Record<FeedKey, readonly FeedSource[]>;
  events: CityEvents;
  authors: readonly Author[];
  notices: readonly FrontNotice[];
  local: CityLocal;
  /** Besides the usual words (lib/news/classify). */
  forSale?: ForSale;
};
