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

/** How near to the city. */
export const reach = oneOf(reaches);
export type Reach = z.infer<typeof reach>;

export const feedSource = z.strictObject({
  url: webHref,
  /** For relative addresses; the feed's own address by default. */
  base: webHref.optional(),
  /** Shown, unless an item names its own source. */
  name: text.optional(),
  /** For dates that name none; the city's by default. */
  zone: timeZone.optional(),
  /** Its hours only sort the items: readers see the day. */
  daysOnly: isTrue.optional(),
  /** 200 by default. */
  maxItems: numberOf(z.int().positive()).optional(),
  /** An item with one in its title or category is left out, whole words in one or many (quirk 47). */
  blockWords: textsOf(text).optional(),
  /** A town's or county's stories are local unless they say otherwise; others must name a place of the county. */
  covers: reach.optional(),
  onlyLocal: isTrue.optional(),
  /** An item without one in its title or description is left out; whole words, in one or many. */
  onlyWords: textsOf(text).optional(),
  /** Address not confirmed: never a section's only source. */
  unconfirmed: isTrue.optional(),
});
export type FeedSource = z.infer<typeof feedSource>;

const near = oneOf(['town', 'county', 'region', 'state']);
export type Near = z.infer<typeof near>;

/** Names match as whole words, without regard to case or accents; abbreviations of states, such as Calif., as written. */
const place = z.strictObject({
  reach: near,
  /** Farther off the area, as a reader calls it; absent where the words name none. */
  town: text.optional(),
  /** A part of the town with a name of its own, as readers call it: it has a page beside that of the town. */
  part: text.optional(),
  names: textsOf(text),
  /**
   * Also common words or names elsewhere: they count only with their capitals and with another near place or a regional
   * source, and for a town or a county only beside a word such as `in` or `police`.
   */
  unsure: textsOf(text).optional(),
});

export const cityLocal = z.strictObject({
  places: listOf(place),
  /** Names of the region that include the city: with one of them a regional story is local too. */
  takesIn: textsOf(text),
  /** The state's towns that lie farther off: what names one is its own news, not all of the state's. */
  farther: textsOf(text).optional(),
  /** Phrases with a place's name that mean something else: a wind, a dish, a television series. */
  notPlaces: textsOf(text),
  /**
   * What readers say in another language than the site's (BCP 47), a word or a phrase, and what finds it here: under
   * `es`, `basura: [trash, garbage]`. With all its forms, and with accents or without.
   */
  words: z
    .record(z.string().regex(/^[a-z]{2,3}(?:-\w+)*$/), z.record(z.string(), z.union([listOf(text), text])))
    .optional(),
  /** Folders of an address: `orange-county` of `/news/orange-county/…`. */
  addressParts: listOf(z.strictObject({ part: text, reach: near, town: text.optional() })),
});

/** `isAbroad`: outside of the United States, where the abbreviations of its states are words. */
export type CityLocal = z.infer<typeof cityLocal> & { isAbroad?: true };

export const feedKey = z.enum(sections.map((section) => section.feedKey) as [FeedKey, ...FeedKey[]]);

const storyKinds = oneOf([
  ...(['hard', 'news', 'service', 'sport', 'feature', 'opinion'] as const),
  ...(['roundup', 'obituaries', 'event', 'calendar', 'commerce'] as const),
]);
export type StoryKind = z.infer<typeof storyKinds>;

/** Besides the usual words (lib/news/classify). */
export const forSale = z.strictObject({ words: textsOf(text).optional(), allow: textsOf(text).optional() });
export type ForSale = z.infer<typeof forSale>;

const hours = z.strictObject({ hours: numberOf(z.number().positive()), why: text });

/** What leads the front page (lib/front/pick-top.ts). */
export const frontWeights = z.strictObject({
  /** From which chance on, that an editor would lead with it, a story may: by where it plays. */
  leads: z.record(z.enum(reaches), z.strictObject({ from: numberOf(z.number().min(0).max(1)), why: text })),
  /** Points for each other outlet with the same story, up to `most`. */
  outlet: z.strictObject({ points: numberOf(z.number()), most: numberOf(z.number()), why: text }),
  /** Points for a story of all the state, and off for one of a neighbor. */
  place: z.strictObject({ points: numberOf(z.number()), why: text }),
  /** Age takes one point in this time: the odds fall to a third. */
  halfLife: hours,
  /** Older stories are on top only where nothing younger can be; of the town and the county `nearFor`. */
  freshFor: hours,
  nearFor: hours,
  /** Never on top while another section has a fresh story. */
  neverFirst: textsOf(closed(feedKey)),
  /** Never on top while a story of another kind can be. */
  neverLead: textsOf(storyKinds),
});
export type FrontWeights = z.infer<typeof frontWeights>;
