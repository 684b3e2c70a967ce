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

/** How near a place is to the city: in the same town, county, region or state, or elsewhere. */
export const reach = oneOf(reaches);
export type Reach = z.infer<typeof reach>;

/**
 * Kind of publisher. Stories from `press` may always lead the front page; stories from other kinds may do so
 * only with certain news, such as deaths and dangers (lib/news/classify/voice.ts).
 */
const voice = oneOf(['press', 'government', 'company', 'community']);
export type Voice = z.infer<typeof voice>;

export const feedSource = z.strictObject({
  url: webHref,
  /** Base for relative addresses; the feed's own address by default. */
  base: webHref.optional(),
  /** Name shown as the source, unless an item names its own. */
  name: text.optional(),
  /** Time zone of dates that have none; the city's by default. */
  zone: timeZone.optional(),
  /** Whether readers see only the day; the hour still orders the items. */
  daysOnly: isTrue.optional(),
  /** Maximum number of items; 200 by default. */
  maxItems: numberOf(z.int().positive()).optional(),
  /** Leaves out items with one of these whole words, singular or plural, in the title or category (quirk 47). */
  blockWords: textsOf(text).optional(),
  /**
   * Area that the source covers. If it is larger than the county, a story is local only if it names a local
   * place.
   */
  covers: reach.optional(),
  onlyLocal: isTrue.optional(),
  /** Kind of publisher; `press` by default. */
  voice: voice.optional(),
  /** An item must have one of these words in its title or description, as a whole word, singular or plural. */
  onlyWords: textsOf(text).optional(),
  /** Whether the feed's address is unconfirmed. An unconfirmed feed is never a section's only source. */
  unconfirmed: isTrue.optional(),
});
export type FeedSource = z.infer<typeof feedSource>;

const near = oneOf(['town', 'county', 'region', 'state']);
export type Near = z.infer<typeof near>;

/**
 * A place that stories name. Names match as whole words, ignoring case and accents; state abbreviations such as Calif.
 * match only as written.
 */
const place = z.strictObject({
  reach: near,
  /** Town (or area, under the name that readers use) that the names belong to; absent if there is no single one. */
  town: text.optional(),
  /** Part of the town that the names belong to, such as a neighborhood. It has its own page besides the town's. */
  part: text.optional(),
  names: textsOf(text),
  /**
   * Names that are also common words or other places. They match only if capitalized and if the story names another
   * nearby place or comes from a regional source. The name of a town or county must also be next to a word such as `in`
   * or `police`.
   */
  unsure: textsOf(text).optional(),
});

export const cityLocal = z.strictObject({
  places: listOf(place),
  /** Names of regions that include the city. A story that names one of them is local. */
  takesIn: textsOf(text),
  /** Faraway towns of the same state; stories that name one are not statewide. */
  farther: textsOf(text).optional(),
  /** Phrases that contain a place name but mean something else, such as a wind, a dish or a television series. */
  notPlaces: textsOf(text),
  /**
   * Search words by language (BCP 47), with the words that they also find: under `es`, `basura: [trash, garbage]`. All
   * forms match, with or without accents.
   */
  words: z
    .record(z.string().regex(/^[a-z]{2,3}(?:-\w+)*$/), z.record(z.string(), z.union([listOf(text), text])))
    .optional(),
  /** Path segments of article addresses that name the place: `orange-county` in `/news/orange-county/…`. */
  addressParts: listOf(z.strictObject({ part: text, reach: near, town: text.optional() })),
});

/** `isAbroad`: whether the city is outside the United States, where US state abbreviations are ordinary words. */
export type CityLocal = z.infer<typeof cityLocal> & { isAbroad?: true };

export const feedKey = z.enum(sections.map((section) => section.feedKey) as [FeedKey, ...FeedKey[]]);

const storyKinds = oneOf([
  ...(['hard', 'news', 'service', 'sport', 'feature', 'opinion'] as const),
  ...(['roundup', 'obituaries', 'event', 'calendar', 'commerce'] as const),
]);
export type StoryKind = z.infer<typeof storyKinds>;

/** `words` mark a story as an ad, in addition to the built-in words. `allow`: exceptions (lib/news/classify). */
export const forSale = z.strictObject({ words: textsOf(text).optional(), allow: textsOf(text).optional() });
export type ForSale = z.infer<typeof forSale>;

const hours = z.strictObject({ hours: numberOf(z.number().positive()), why: text });

/** Weights that choose the stories at the top of the front page (lib/front/pick-top.ts). */
export const frontWeights = z.strictObject({
  /** Minimum probability that an editor would lead with a story, by reach. */
  leads: z.record(z.enum(reaches), z.strictObject({ from: numberOf(z.number().min(0).max(1)), why: text })),
  /** Points for each other outlet with the same story, up to `most`. */
  outlet: z.strictObject({ points: numberOf(z.number()), most: numberOf(z.number()), why: text }),
  /** Points added for a statewide story and subtracted for a story of a neighboring town. */
  place: z.strictObject({ points: numberOf(z.number()), why: text }),
  /** Age at which a story has lost one point. Each lost point divides the odds by e. */
  halfLife: hours,
  /** Age limit for the top of the front page while there are newer stories; town and county stories use `nearFor`. */
  freshFor: hours,
  nearFor: hours,
  /** Sections whose stories lead only if there is nothing else. */
  neverFirst: textsOf(closed(feedKey)),
  /** Kinds of stories that do not lead while another kind is available. */
  neverLead: textsOf(storyKinds),
});
export type FrontWeights = z.infer<typeof frontWeights>;
