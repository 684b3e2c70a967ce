import { processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { cityStore, inCity, servedCities } from '@/lib/city/this-city';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { type FeedKey, sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** A feed, and the cities that name it: at least one. */
export type ListedSource = { source: FeedSource; cities: readonly [City, ...City[]] };

/** The sections of a city that show a feed. */
export function sectionsWith(url: string, city: City): FeedKey[] {
  const { feeds } = settings();
  const holds = (feedKey: FeedKey) => feedSources(feedKey, feeds, city).some((source) => source.url === url);
  return sections.map(({ feedKey }) => feedKey).filter(holds);
}

/** The feeds of a city by section; one of two sections stands twice. */
export function sourcesOf(city: City): FeedSource[] {
  return inCity(city.key, () =>
    sections.flatMap(({ feedKey }) => feedSources(feedKey, settings().feeds, city)),
  );
}

function readAll(): Map<string, ListedSource> {
  const all = new Map<string, { source: FeedSource; cities: [City, ...City[]] }>();
  for (const city of servedCities())
    for (const source of sourcesOf(city)) {
      const known = all.get(source.url);
      if (!known) all.set(source.url, { source, cities: [city] });
      else if (known.cities.at(-1) !== city) known.cities.push(city);
    }
  return all;
}

type Listed = { version?: number; all: ReadonlyMap<string, ListedSource> };

/** Every feed of all cities that are served, once, by its address. */
export function listedSources(): ReadonlyMap<string, ListedSource> {
  const { version } = cityStore();
  const last = processWide<Listed>('listed sources', () => ({ all: new Map() }));
  if (last.version !== version) Object.assign(last, { version, all: readAll() });
  return last.all;
}
