import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteLanguages } from '@/lib/base/site-language';
import { asList } from '@/lib/base/yaml/typed-text';
import { desk } from '@/lib/city/schema/desk';
import {
  blogText,
  featuredVideo,
  inheritedBrand,
  ownBrand,
  pictureName,
  sectionText,
  sponsor,
} from '@/lib/city/schema/look';
import { cityMap } from '@/lib/city/schema/map';
import { cityLocal, feedKey, feedSource, forSale, frontWeights } from '@/lib/city/schema/news';
import * as pages from '@/lib/city/schema/pages';
import { switchboardEntry } from '@/lib/city/schema/switchboard';
import {
  closed,
  email,
  key,
  listOf,
  matching,
  namedLink,
  numberOf,
  oneOf,
  text,
  textsOf,
  timeZone,
} from '@/lib/city/schema/values';

const host = matching(/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/, 'a host name such as news.example');
const locale = new RegExp(`^(?:${siteLanguages.join('|')})(?:-[A-Z]{2})?$`);
const packs = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/cities/packs');

/** Of a feed pack such as us/national. */
export function packFile(name: string): string {
  return path.join(packs, `${name}.yaml`);
}

const pack = closed(
  z.string().refine((name) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name) && existsSync(packFile(name)), {
    error: ({ input }) => `a feed pack such as us/national, not ${input}`,
  }),
);

/** What nobody can tell but the city's editors. */
const facts = {
  name: text,
  /** ISO 3166-2, such as US-CO; where a country has no parts, its two letters. */
  region: matching(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'a region such as US-CO (ISO 3166-2)'),
  latitude: numberOf(z.number().min(-90).max(90)),
  longitude: numberOf(z.number().min(-180).max(180)),
  timeZone,
  email,
  feeds: z.partialRecord(feedKey, listOf(feedSource)),
};

const identity = {
  state: text,
  /** The folder of the city of which this is the edition in another language (read/edition-of.ts). */
  editionOf: key,
  /** BCP 47: the language of the site's own words (lib/messages), and how it writes dates and numbers. */
  locale: matching(locale, 'English or Spanish, such as en-US, en-GB, es-US or es-MX'),
  hosts: textsOf(host),
  siteTitle: text,
  /** Two parts, with the emblem between them. */
  nameplate: z.preprocess(asList, z.tuple([text, text]).readonly()),
  /** At the right end of the dateline. */
  motto: text,
  /** One sentence: the hero of the front page. */
  promise: text,
  /** Paths of values that are made up for the sample edition and cannot say so themselves, such as contact.formUrl. */
  samples: textsOf(text),
  description: text,
  keywords: textsOf(text),
  /** In place of how many publications there are in its network. */
  banner: text,
  /** In the user agent (quirk 31). */
  robotName: matching(/^[A-Za-z][\w-]*$/, 'letters and digits'),
};

const content = {
  packs: textsOf(pack),
  local: cityLocal.partial(),
  map: cityMap,
  forSale,
  /** In place of all of default-weights.ts. */
  front: frontWeights,
  brand: ownBrand,
  sections: z.partialRecord(feedKey, sectionText.partial()),
  blog: blogText,
  /** In the footer. */
  elsewhere: listOf(namedLink),
  resources: listOf(pages.resourceGroup),
  switchboard: listOf(switchboardEntry),
  learn: listOf(pages.learnCard),
  donation: pages.donation,
  publisher: pages.publisher,
  newsletter: pages.newsletter,
  robots: pages.aiPolicy,
  faq: listOf(pages.faqCategory),
  contact: pages.contact,
  books: pages.books,
  partners: listOf(pages.partnerDocument),
  authors: listOf(pages.author),
  notices: listOf(pages.frontNotice),
  desk: desk.nullable(),
  events: pages.cityEvents,
  video: featuredVideo,
  sponsor,
  /** Whom its weather is asked of; where not told `nws` in the United States, elsewhere `none`. */
  weather: oneOf(['nws', 'open-meteo', 'none']),
  radioPicture: pictureName,
};

/** What a city's folder may say: six facts and its feeds must be there, all else has a default or its page is not. */
export const cityFile = z.strictObject({
  ...facts,
  ...z.strictObject({ ...identity, ...content }).partial().shape,
});
export type CityFile = z.infer<typeof cityFile>;

let names: ReadonlyMap<string, string> | undefined;

/** Every key of a city's files, by its small letters. */
export function keyNames(): ReadonlyMap<string, string> {
  if (names) return names;
  const all = JSON.stringify(z.toJSONSchema(cityFile, { unrepresentable: 'any' })).matchAll(/"(\w+)":/g);
  names = new Map(Array.from(all, ([, name = '']) => [name.toLowerCase(), name]));
  return names;
}

const inherited = {
  ...({ siteTitle: true, locale: true, motto: true, promise: true, description: true } as const),
  ...({ keywords: true, robots: true, brand: true, blog: true, authors: true } as const),
  ...({ sponsor: true, radioPicture: true, events: true, hosts: true } as const),
  ...({
    elsewhere: true,
    resources: true,
    switchboard: true,
    learn: true,
    faq: true,
    partners: true,
    notices: true,
  } as const),
} as const;

/** What a city has that says nothing of it. In its texts, as in a city's own, `{name}`, `{state}`, `{siteTitle}` and the like are gaps. */
export const defaults = cityFile
  .pick(inherited)
  .required()
  .extend({
    brand: inheritedBrand,
    /** With gaps these are no addresses and names yet. */
    robotName: z.string(),
    contact: z.strictObject({
      address: z.array(z.string()).readonly(),
      newsEmail: z.string(),
      adsEmail: z.string(),
      social: z.array(z.never()).readonly(),
    }),
    sections: z.record(feedKey, sectionText),
  });
export type Defaults = z.infer<typeof defaults>;

/** What a city says and, where it says nothing, what it inherits. */
export type WholeCity = Omit<CityFile, keyof Defaults> & Defaults & { state: string };
