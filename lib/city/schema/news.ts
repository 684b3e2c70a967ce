import { z } from 'zod';
import {
  closed,
  isTrue,
  listOf,
  numberOf,
  oneOf,
  text,
  textsOf,
  timeZone,
  webHref,
} from '@/lib/city/schema/values';
import { type FeedKey, sections } from '@/lib/sections';

const reaches = ['town', 'county', 'region', 'state', 'elsewhere'] as const;

/** How close a place is to the city. */
export const reach = oneOf(reaches);
export type Reach = z.infer<typeof reach>;

/** Who speaks. What is not the press leads only with grave news (lib/news/classify/voice.ts). */
const voice = oneOf(['press', 'government', 'company', 'community']);
export type Voice = z.infer<typeof voice>;

export const feedSource = z.strictObject({
  url: webHref,
  /** Base for relative addresses; the feed's own address by default. */
  base: webHref.optional(),
  /** Shown as source, unless an item names its own. */
  name: text.optional(),
  /** Zone of dates without one; the city's by default. */
  zone: timeZone.optional(),
  /** The hour only orders items; readers see the day. */
  daysOnly: isTrue.optional(),
  /** Maximum number of items; 200 by default. */
  maxItems: numberOf(z.int().positive()).optional(),
  /** Items with one of these in title or category are left out; whole words, singular or plural (quirk 47). */
  blockWords: textsOf(text).optional(),
  /** Stories of a town or county source are local by default; others must name a place in the county. */
  covers: reach.optional(),
  onlyLocal: isTrue.optional(),
  /** `press` by default. */
  voice: voice.optional(),
  /** Only items with one of these in title or description are kept; whole words, singular or plural. */
  onlyWords: textsOf(text).optional(),
  /** The address is not confirmed; never a section's only source. */
  unconfirmed: isTrue.optional(),
});
export type FeedSource = z.infer<typeof feedSource>;

const near = oneOf(['town', 'county', 'region', 'state']);
export type Near = z.infer<typeof near>;

/** Names match as whole words, ignoring case and accents; state abbreviations such as Calif. match as written. */
const place = z.strictObject({
  reach: near,
  /** The town, or the area as readers call it; absent if the place names don't say. */
  town: text.optional(),
  /** A part of the town with its own name; it gets a page besides the town's. */
  part: text.optional(),
  names: textsOf(text),
  /**
   * Names that are also common words or places elsewhere. They count only capitalized and with another near place or
   * a regional source; for a town or county only next to a word such as `in` or `police`.
   */
  unsure: textsOf(text).optional(),
});

export const cityLocal = z.strictObject({
  places: listOf(place),
  /** Names of regions that include the city; a regional story that has one is local. */
  takesIn: textsOf(text),
  /** Towns of the state that lie farther away; stories that name one are not statewide. */
  farther: textsOf(text).optional(),
  /** Phrases with a place name that mean something else, such as a wind, a dish or a television series. */
  notPlaces: textsOf(text),
  /**
   * Search words in another language (BCP 47) and what they find: under `es`, `basura: [trash, garbage]`. All forms
   * match, with or without accents.
   */
  words: z
    .record(z.string().regex(/^[a-z]{2,3}(?:-\w+)*$/), z.record(z.string(), z.union([listOf(text), text])))
    .optional(),
  /** Path segments of article addresses: `orange-county` in `/news/orange-county/…`. */
  addressParts: listOf(z.strictObject({ part: text, reach: near, town: text.optional() })),
});

/** `isAbroad`: outside the United States, where US state abbreviations are ordinary words. */
export type CityLocal = z.infer<typeof cityLocal> & { isAbroad?: true };

export const feedKey = z.enum(sections.map((section) => section.feedKey) as [FeedKey, ...FeedKey[]]);

const storyKinds = oneOf([
  ...(['hard', 'news', 'service', 'sport', 'feature', 'opinion'] as const),
  ...(['roundup', 'obituaries', 'event', 'calendar', 'commerce'] as const),
]);
export type StoryKind = z.infer<typeof storyKinds>;

/** Additions to the built-in words (lib/news/classify). */
export const forSale = z.strictObject({ words: textsOf(text).optional(), allow: textsOf(text).optional() });
export type ForSale = z.infer<typeof forSale>;

const hours = z.strictObject({ hours: numberOf(z.number().positive()), why: text });

/** Weights for the top of the front page (lib/front/pick-top.ts). */
export const frontWeights = z.strictObject({
  /** Minimum probability, by reach, that an editor would lead with a story. */
  leads: z.record(z.enum(reaches), z.strictObject({ from: numberOf(z.number().min(0).max(1)), why: text })),
  /** Points per other outlet with the same story, up to `most`. */
  outlet: z.strictObject({ points: numberOf(z.number()), most: numberOf(z.number()), why: text }),
  /** Points for a statewide story; subtracted for one in a neighboring place. */
  place: z.strictObject({ points: numberOf(z.number()), why: text }),
  /** Age costs one point in this time, which divides the odds by e. */
  halfLife: hours,
  /** Older stories are on top only if there is nothing newer; town and county stories use `nearFor`. */
  freshFor: hours,
  nearFor: hours,
  /** Sections never on top while another has a fresh story. */
  neverFirst: textsOf(closed(feedKey)),
  /** Kinds never on top while another kind is available. */
  neverLead: textsOf(storyKinds),
});
export type FrontWeights = z.infer<typeof frontWeights>;
