import { createHash } from 'node:crypto';
import { processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import type { FeedSource } from '@/lib/city/schema/news';
import { cityStore, inCity, servedCities, thisCity } from '@/lib/city/this-city';
import { feedSources } from '@/lib/news/sources/feed-sources';
import { sections } from '@/lib/sections';
import { settings } from '@/lib/settings/settings';

/** A feed, and the cities that name it: at least one. */
export type ListedSource = { source: FeedSource; cities: readonly [City, ...City[]] };

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

/** `source`: the feed as it is read, whoever asks for it. `zone`: IANA. */
export type SourceReader = { source: FeedSource; userAgent: string; zone: string; places: string[] };

/** Their datelines are dropped: a story filed there need not say so. */
function nearTowns({ name, local }: City): string[] {
  const near = local.places.filter(({ reach }) => reach === 'town' || reach === 'county');
  return [...new Set([name, ...near.flatMap(({ town }) => town ?? [])])];
}

/** Names the site and a contact (quirk 31). */
export function userAgentOf({ key, robotName, email }: City): string {
  return inCity(key, () => `${robotName}/1.0 (+${settings().siteUrl}; ${email})`);
}

/** A feed that several cities name is read as the first of them names it, and drops no dateline. */
export function readerOf(asked: FeedSource): SourceReader {
  const listed = listedSources().get(asked.url);
  const [city = thisCity(), ...others] = listed?.cities ?? [];
  const places = others.length === 0 ? nearTowns(city) : [];
  return { source: listed?.source ?? asked, userAgent: userAgentOf(city), zone: city.timeZone, places };
}

type Reader = { zone: string; places?: readonly string[] };

/** Bump it when a change makes other items of the same bytes: records on disk are then read anew. */
const PARSER_VERSION = 6;

/** Of all that makes items of a feed's bytes: with another, the same bytes give other items. */
export function readingOf({ name, base, zone, daysOnly, maxItems }: FeedSource, reader: Reader): string {
  const parts = [PARSER_VERSION, name, base, zone, daysOnly, maxItems, reader.zone, reader.places ?? []];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Tells whether an edit has changed how a feed is read since the watch last looked at it; false at the first look. */
export function editWatch(): (listed: ListedSource) => boolean {
  const readings = new Map<string, string>();
  // Each change of a city makes the list of feeds again.
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
