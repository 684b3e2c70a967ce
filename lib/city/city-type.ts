import type { CalledMotif, Drawings, Motif, Picture } from '@/lib/city/drawing-types';
import type { CityEvents } from '@/lib/city/event-types';
import type { FrontWeights } from '@/lib/front/order/front-weights';
import type { ForSale } from '@/lib/news/classify/story-kind';
import type { FeedSource } from '@/lib/news/feed-source';
import type { CityLocal } from '@/lib/news/local/places';
import type { FeedKey } from '@/lib/sections';

export type { CityEvents, RecurringEvent, Weekday } from '@/lib/city/event-types';
export type { CalledMotif, Drawings, Motif, Picture };

/** A link out of the site, with the name that the reader sees. */
export type NamedLink = { name: string; href: string };

/** What a city says of one section: a sentence under the heading, and drawings that headlines of it may call for. */
export type CitySection = Pick<Drawings, 'called'> & { sentence: string };

/** One question of the FAQ: a plain answer, and the official page that it rests on. */
export type FaqEntry = { question: string; answer: string; source: NamedLink };

/** A category of the FAQ with its questions, in the spec's order of categories. */
export type FaqCategory = { name: string; questions: readonly FaqEntry[] };

/** What is drawn outside a page: cards for shared links, icons, the manifest. Colours as #rrggbb. */
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

/** A book of the books page. */
export type Book = {
  title: string;
  /** Where the book has a known one. */
  author?: string;
  /** A file of this site (`/covers/one.jpg`) or an https address; a cover is drawn where there is none. */
  cover?: string;
  /** The book at the retailer, https; a search for it where there is none. */
  url?: string;
  /** An example: nobody has published a book of this title. */
  sample?: true;
};

/** A program of study and whose it is; `sample` as long as that house has not placed the promotion itself. */
export type Program = NamedLink & { sample?: boolean };

/**
 * The books page: whose program the banner is for, where the books are sold, and the books. While some of them are
 * samples the page says so.
 */
export type Books = {
  program: Program;
  /** The retailer's name and its search for a `{title}`. */
  retailer: { name: string; search: string };
  /** The author's own page at the retailer; for a sample shelf, a search. */
  authorPage: string;
  list: readonly Book[];
};

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

/** An event that the editors list themselves, in words; lib/events/editor-events.ts reads and checks it. */
export type EditorEvent = {
  /** Names it for good: its page's address stays when the title changes. Small letters, digits, hyphens. */
  key: string;
  title: string;
  text: string;
  /** In the city's zone: `2026-12-05T10:00`, or a day, `2026-12-05`, for all of it. */
  start: string;
  /** Of the same form; the last day is included. */
  end?: string;
  place: string;
  /** Street and town. */
  address?: string;
  /** Who holds it, with the page that says so; https. */
  organizer: NamedLink;
  /** The day on which we listed it, `2026-11-22`. */
  listed: string;
  status?: 'cancelled' | 'postponed';
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
  /** Names this site to the sources that it reads (feed-reality row 31). */
  robotName: string;
  /** Four external links of the footer. */
  elsewhere: readonly NamedLink[];
  /** Community Resources: three groups of official links (spec section 2). */
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
  /** Twelve categories of questions, in the spec's order (spec section 2). */
  faq: readonly FaqCategory[];
  contact: Contact;
  books: Books;
  /** Three documents (spec section 2). */
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
