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

/** A link out of the site, with the name that the reader sees. */
export type NamedLink = { name: string; href: string };

/** What a city says of one section: a sentence under the heading, and drawings that headlines of it may call for. */
export type CitySection = Pick<Drawings, 'called'> & { sentence: string };

/** One question of the FAQ: a plain answer, and the official page that it rests on. */
export type FaqEntry = { question: string; answer: string; source: NamedLink };

/** A category of the FAQ with its questions, in the spec's order of categories. */
export type FaqCategory = { name: string; questions: readonly FaqEntry[] };

/** What is drawn outside a page: cards for shared links, icons, the manifest. Colors as #rrggbb. */
export type Brand = {
  /** One even-odd path on a square of `size` units. */
  emblem: { size: number; path: string; color: string };
  paper: string;
  ink: string;
  quietInk: string;
  accent: string;
};

/** Agents of AI makers by what they do: gather for training, index for answers, fetch what a user asked for. */
export type AiPolicy = Record<'training' | 'search' | 'userFetch', 'allow' | 'disallow'>;

/** Who receives a gift, as named after "the", and its address for gifts, https. */
export type Donation = { name: string; url: string };

/** Who to write to, and where the paper is at home. */
export type Contact = {
  /** Lines of the postal address. */
  address: readonly string[];
  newsEmail: string;
  adsEmail: string;
  /** Profiles that exist; none is shown while there is none. */
  social: readonly NamedLink[];
  /** An external form, https, with `{category}` where the category is preset; without it readers write an email. */
  formUrl?: string;
};

/** A document of the partners page: a PDF of ours in public/, or the id of a file at Google Drive that all may see. */
export type PartnerDocument = { id: string; title: string; about: string } & (
  | { file: string }
  | { sharedFile: string }
);

/** The front page's featured video: an address to frame, its page at the same host, and a drawing as its poster. */
export type FeaturedVideo = { title: string; text: string; src: string; href: string; poster: Picture };

/** Who has the sponsored place of the front page, or how to have it. */
export type Sponsor = { title: string; text: string; action: string; href: string; picture: Picture };

/** Who signs posts: a person, or the newsroom as a whole, which signs what names nobody. */
export type Author = {
  /** Last part of the address of the author's page; the `author` of a post's front matter. */
  key: string;
  kind: 'person' | 'organization';
  name: string;
  role: string;
  /** A few sentences for the author's page. */
  bio: string;
};

/** A line at the top of the front page, from one moment to another: `2026-11-22` or `2026-11-22T18:00`, the last day included. */
export type FrontNotice = { text: string; link?: NamedLink; from: string; until: string };

/** The questions that a city folder answers, in data only. Another city is another folder of this type. */
export type City = {
  name: string;
  state: string;
  /** ISO 3166-2, e.g. US-CA. */
  region: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  /** BCP 47, for dates and the html element. */
  locale: string;
  siteTitle: string;
  /** The nameplate in two parts, with the emblem between them. */
  nameplate: readonly [string, string];
  /** Right end of the dateline. */
  motto: string;
  /** One sentence: the hero of the front page. */
  promise: string;
  /** Meta description of the site. */
  description: string;
  keywords: readonly string[];
  /** The publication banner over the nameplate. */
  banner: string;
  email: string;
  /** Names this site to the sources that it reads (quirk 31). */
  robotName: string;
  /** Four external links of the footer. */
  elsewhere: readonly NamedLink[];
  /** Community Resources: three groups of official links (requirements section 2). */
  resources: readonly { group: string; links: readonly NamedLink[] }[];
  /** Who receives what is given, and where Donate Now leads. */
  donation: Donation;
  /** Three encyclopedia cards of the front page. */
  learn: readonly { year: string; title: string; text: string; href: string }[];
  brand: Brand;
  /** All drawings of the city. */
  drawings: readonly Motif[];
  /** What robots.txt says to AI agents. */
  robots: AiPolicy;
  /** Twelve categories of questions, in the spec's order (requirements section 2). */
  faq: readonly FaqCategory[];
  contact: Contact;
  books: Books;
  /** Three documents (requirements section 2). */
  partners: readonly PartnerDocument[];
  /** Drawings for the house ads that have one. */
  adPictures: { donate: Picture; radio: Picture; books: Picture };
  radio: { picture: Picture };
  frontBlocks: { video: FeaturedVideo; sponsor: Sponsor };
  /** The opinion pages; their posts are Markdown files in the folder's posts/. */
  blog: Drawings & { sentence: string };
  sections: Record<FeedKey, CitySection>;
  /** The order of the front page, where it should differ from the default (default-weights.ts). */
  front?: FrontWeights;
  feeds: Record<FeedKey, readonly FeedSource[]>;
  events: CityEvents;
  authors: readonly Author[];
  /** Notices of the front page; one whose time has come is shown. */
  notices: readonly FrontNotice[];
  /** What is local: towns, venues, and words that only look like them. */
  local: CityLocal;
  /** Words that mark things for sale here besides the usual ones, and words that are none (lib/news/classify). */
  forSale?: ForSale;
};
