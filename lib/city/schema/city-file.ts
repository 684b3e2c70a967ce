import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { siteLanguages } from '@/lib/base/languages.mjs';
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

/** Returns the file of a feed pack such as us/national. */
export function packFile(name: string): string {
  return path.join(packs, `${name}.yaml`);
}

const pack = closed(
  z.string().refine((name) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/.test(name) && existsSync(packFile(name)), {
    error: ({ input }) => `a feed pack such as us/national, not ${input}`,
  }),
);

/** Facts that only the city's editors know; all are required. */
const facts = {
  name: text,
  /** ISO 3166-2 code, such as US-CO; only the country code if the country has no subdivisions. */
  region: matching(/^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/, 'a region such as US-CO (ISO 3166-2)'),
  latitude: numberOf(z.number().min(-90).max(90)),
  longitude: numberOf(z.number().min(-180).max(180)),
  timeZone,
  email,
  feeds: z.partialRecord(feedKey, listOf(feedSource)),
};

const identity = {
  state: text,
  /** Key of the city that this city is a language edition of (read/edition-of.ts). */
  editionOf: key,
  /** BCP 47 locale of the site's messages (lib/messages), dates and numbers. */
  locale: matching(
    locale,
    `a language (${siteLanguages.join(', ')}), alone or with a country, such as en-US`,
  ),
  hosts: textsOf(host),
  siteTitle: text,
  /** The title in two parts; the emblem is shown between them. */
  nameplate: z.preprocess(asList, z.tuple([text, text]).readonly()),
  /** Shown at the right end of the dateline. */
  motto: text,
  /** One sentence, shown at the top of the front page. */
  promise: text,
  /** Paths of made-up values that cannot have a `sample` mark themselves, such as contact.formUrl. */
  samples: textsOf(text),
  description: text,
  keywords: textsOf(text),
  /** Text of the banner. By default, the banner states the number of publications in the network. */
  banner: text,
  /** Name of the site's robot in its user agent (quirk 31). */
  robotName: matching(/^[A-Za-z][\w-]*$/, 'letters and digits'),
};

const content = {
  packs: textsOf(pack),
  local: cityLocal.partial(),
  map: cityMap,
  forSale,
  /** Replaces all weights of default-weights.ts. */
  front: frontWeights,
  brand: ownBrand,
  sections: z.partialRecord(feedKey, sectionText.partial()),
  blog: blogText,
  /** Links to local sites, shown in the footer. */
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
  /** Weather service; by default `nws` in the United States, otherwise `none`. */
  weather: oneOf(['nws', 'open-meteo', 'none']),
  radioPicture: pictureName,
};

/** Schema of a city's folder. Six facts and the feeds are required; the rest has defaults, or its page is hidden. */
export const cityFile = z.strictObject({
  ...facts,
  ...z.strictObject({ ...identity, ...content }).partial().shape,
});
export type CityFile = z.infer<typeof cityFile>;

let names: ReadonlyMap<string, string> | undefined;

/** Returns all keys of a city's files by lowercase name. */
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

/** Schema of the defaults for every city; the site fills in `{name}`, `{state}` and other placeholders. */
export const defaults = cityFile
  .pick(inherited)
  .required()
  .extend({
    brand: inheritedBrand,
    /** A plain string, because placeholders such as `{name}` are not filled in yet. */
    robotName: z.string(),
    contact: z.strictObject({
      address: z.array(z.string()).readonly(),
      newsEmail: z.string(),
      adsEmail: z.string(),
      social: z.array(z.never()).readonly(),
    }),
  });
export type Defaults = z.infer<typeof defaults>;

/** A city's values, with defaults for the ones it leaves out. */
export type WholeCity = Omit<CityFile, keyof Defaults | 'sections'> &
  Defaults & { state: string; sections: Record<z.infer<typeof feedKey>, z.infer<typeof sectionText>> };
