import { createHash } from 'node:crypto';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { cityStore, servedCities } from '@/lib/city/this-city';
import { isNear, PARSER_VERSION } from '@/lib/news/news-item';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settingsOf, userAgentOf } from '@/lib/settings/settings';

/** A feed and the cities that list it. */
export type ListedSource = { source: FeedSource; cities: readonly [City, ...City[]] };

/** Returns a city's feeds, section by section. A feed that two sections use is listed twice. */
export function sourcesOf(city: City): FeedSource[] {
  return sections.flatMap(({ feedKey }) => feedSources(city, feedKey, settingsOf(city)));
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

let last: Listed = { all: new Map() };

/** Returns the feeds of all served cities by address, each once. */
export function listedSources(): ReadonlyMap<string, ListedSource> {
  const { version } = cityStore();
  if (last.version !== version) last = { version, all: readAll() };
  return last.all;
}

/** Settings for fetching and parsing a feed. `zone`: IANA. `places`: towns whose datelines are removed. */
type SourceReader = { source: FeedSource; userAgent: string; zone: string; places: string[] };

/** Returns the city's towns. Datelines that name them are removed, because local readers know where they are. */
function nearTowns({ name, local }: City): string[] {
  const near = local.places.filter(isNear);
  return [...new Set([name, ...near.flatMap(({ town }) => town ?? [])])];
}

/**
 * Returns the settings for fetching and parsing a feed. If several cities list it, the first city's settings apply and
 * datelines are kept.
 */
export function readerOf(requested: FeedSource): SourceReader {
  const listed = listedSources().get(requested.url);
  const [city, ...others] = listed?.cities ?? [servedCities()[0] as City];
  const places = others.length === 0 ? nearTowns(city) : [];
  return { source: listed?.source ?? requested, userAgent: userAgentOf(city), zone: city.timeZone, places };
}

type Reader = { zone: string; places?: readonly string[] };

/** Returns a hash of everything that affects how a feed's bytes are parsed. */
export function readingOf({ name, base, zone, daysOnly, maxItems }: FeedSource, reader: Reader): string {
  const parts = [PARSER_VERSION, name, base, zone, daysOnly, maxItems, reader.zone, reader.places ?? []];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * Returns a function that tells whether an edit has changed how a feed is parsed since the previous call for that feed;
 * false on the first call.
 */
export function editWatch(): (listed: ListedSource) => boolean {
  const readings = new Map<string, string>();
  // An edit of a city creates new objects, so an object seen before is unchanged.
  const seen = new WeakSet<ListedSource>();
  return (listed) => {
    if (seen.has(listed)) return false;
    seen.add(listed);
    const { source } = listed;
    const before = readings.get(source.url);
    const reading = readingOf(source, readerOf(source));
    readings.set(source.url, reading);
    return before !== undefined && before !== reading;
  };
}
