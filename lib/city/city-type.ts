import type { FeedSource } from '@/lib/news/feed-source';
import type { FeedKey } from '@/lib/sections';

/** A link out of the site, with the name that the reader sees. */
export type NamedLink = { name: string; href: string };

/** A drawing of our own, as the bundler serves it. */
export type Picture = { src: string; width: number; height: number };

/** What a city says of one section: a sentence under the heading, and drawings for its items, motif by motif. */
export type CitySection = { sentence: string; pictures: readonly (readonly Picture[])[] };

/** One question of the FAQ: a plain answer, and the official page that it rests on. */
export type FaqEntry = { question: string; answer: string; source: NamedLink };

/** A category of the FAQ with its questions, in the spec's order of categories. */
export type FaqCategory = { name: string; questions: readonly FaqEntry[] };

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
  /** Where Donate Now leads. */
  donateUrl: string;
  /** Three encyclopedia cards of the front page. */
  learn: readonly { year: string; title: string; text: string; href: string }[];
  /** The opinion pages; their posts are Markdown files in the folder's posts/. */
  blog: CitySection;
  sections: Record<FeedKey, CitySection>;
  feeds: Record<FeedKey, readonly FeedSource[]>;
};
