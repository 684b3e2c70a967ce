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

/** The name of the place, then the rest of the title; of another title, its words in two halves. */
function nameplateOf({ nameplate, siteTitle, name }: WholeCity): readonly [string, string] {
  if (nameplate) return nameplate;
  if (siteTitle.startsWith(`${name} `)) return [name, siteTitle.slice(name.length + 1)];
  const words = siteTitle.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/**
 * Without the state in `takesIn`: each of its stories would be local. It is named all the same, since a place followed
 * by another state is none of ours; as `unsure`, since Washington and Georgia are other places too.
 */
function localOf({ name, state, region, local = {} }: WholeCity): City['local'] {
  const ownTown = { reach: 'town', town: name, names: [name] } as const;
  const ownState = { reach: 'state', town: state, names: [], unsure: [state] } as const;
  const places = state === name ? [ownTown] : [ownTown, ownState];
  const abroad = countryOf(region) !== 'US' && ({ isAbroad: true } as const);
  return { places, takesIn: [], notPlaces: [], addressParts: [], ...local, ...abroad };
}

/** Where a document in the city's folder is served. */
function partnersOf({ partners }: WholeCity): City['partners'] {
  return partners.map((one) => ('file' in one ? { ...one, file: `/partners/${one.file}` } : one));
}

function once(sources: readonly FeedSource[]): FeedSource[] {
  return sources.filter((source, index) => sources.findIndex(({ url }) => url === source.url) === index);
}

/** Of each section the city's own sources, then those of its packs in their order; each address once. */
export function feedsOf(own: Feeds, packs: readonly Feeds[]): Record<FeedKey, readonly FeedSource[]> {
  const lists = sections.map(({ feedKey }) => {
    const all = [own, ...packs].flatMap((feeds) => feeds[feedKey] ?? []);
    return [feedKey, once(all)] as const;
  });
  return Object.fromEntries(lists) as Record<FeedKey, FeedSource[]>;
}

/** A city with all that its folder leaves open: a default, an empty list, or nothing, and then its page is not there. */
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
