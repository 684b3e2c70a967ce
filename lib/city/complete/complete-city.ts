import type { City } from '@/lib/city/city-type';
import { brandOf } from '@/lib/city/complete/brand-of';
import { countryOf } from '@/lib/city/complete/region';
import { withDefaults } from '@/lib/city/complete/with-defaults';
import type { CityFile, Defaults, WholeCity } from '@/lib/city/schema/city-file';
import type { FeedSource } from '@/lib/city/schema/news';
import { type FeedKey, sections } from '@/lib/sections';

export type Feeds = CityFile['feeds'];

export type Read = {
  file: CityFile;
  packs: readonly Feeds[];
  defaults: Defaults;
} & Pick<
  City,
  'key' | 'folder' | 'sampleSections' | 'yamlFiles' | 'documents' | 'postFiles' | 'sampleWeather'
>;

/** Splits the site's title after the city's name; a title that starts otherwise is split in the middle. */
function nameplateOf({ nameplate, siteTitle, name }: WholeCity): readonly [string, string] {
  if (nameplate) return nameplate;
  if (siteTitle.startsWith(`${name} `)) return [name, siteTitle.slice(name.length + 1)];
  const words = siteTitle.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/**
 * Completes the city's local settings. Unless the city lists its own places, they are the city and its state. The state
 * is not in `takesIn`, or every state story would be local. Its name is `unsure`, because names such as Washington and
 * Georgia also mean other places.
 */
function localOf({ name, state, region, local = {} }: WholeCity): City['local'] {
  const ownTown = { reach: 'town', town: name, names: [name] } as const;
  const ownState = { reach: 'state', town: state, names: [], unsure: [state] } as const;
  const places = state === name ? [ownTown] : [ownTown, ownState];
  const abroad = countryOf(region) !== 'US' && ({ isAbroad: true } as const);
  return { places, takesIn: [], notPlaces: [], addressParts: [], ...local, ...abroad };
}

/** Replaces file names of partner documents with their paths on the site. */
function partnersOf({ partners }: WholeCity): City['partners'] {
  return partners.map((one) => ('file' in one ? { ...one, file: `/partners/${one.file}` } : one));
}

function uniqueByUrl(sources: readonly FeedSource[]): FeedSource[] {
  return sources.filter((source, index) => sources.findIndex(({ url }) => url === source.url) === index);
}

/** Returns each section's sources: the city's own, then those of its packs in order, each URL once. */
export function feedsOf(own: Feeds, packs: readonly Feeds[]): Record<FeedKey, readonly FeedSource[]> {
  const lists = sections.map(({ feedKey }) => {
    const all = [own, ...packs].flatMap((feeds) => feeds[feedKey] ?? []);
    return [feedKey, uniqueByUrl(all)] as const;
  });
  return Object.fromEntries(lists) as Record<FeedKey, FeedSource[]>;
}

/** Adds what a city's folder leaves out: a default, an empty list, or undefined, which hides the page. */
export function completeCity(read: Read): City {
  const { file, packs, defaults, ...facts } = read;
  const whole = withDefaults(file, defaults);
  const { packs: _packs, ...plain } = whole;
  return {
    ...plain,
    ...facts,
    nameplate: nameplateOf(whole),
    brand: brandOf(file.siteTitle ? whole.siteTitle : file.name, file.brand, defaults.brand),
    partners: partnersOf(whole),
    feeds: feedsOf(file.feeds, packs),
    ownSections: sections.map(({ feedKey }) => feedKey).filter((feedKey) => file.feeds[feedKey]?.length),
    local: localOf(whole),
  };
}
