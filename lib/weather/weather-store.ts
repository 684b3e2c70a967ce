import { z } from 'zod';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, log } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { wholeCityOf } from '@/lib/city/editions';
import { cityByKey, servedCities } from '@/lib/city/this-city';
import { createLastGood, type Kept, keptReader, type LastGood } from '@/lib/freshness/last-good';
import { markAllChanged, markNewsChanged } from '@/lib/freshness/news-changed';
import { openRecords, placeFor } from '@/lib/freshness/records/records';
import { fetchesAtOnce, firstLookAfter, lookOf, startRefresher, turns } from '@/lib/freshness/schedule';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/timed';
import { userAgentOf } from '@/lib/news/sources/listed-sources';
import { settings } from '@/lib/settings/settings';
import { askService } from '@/lib/weather/ask-service';
import { standingWarnings } from '@/lib/weather/warnings';
import { type Copy, type PartName, type Parts, weatherParts } from '@/lib/weather/weather';
import { sourceOf, weatherSource } from '@/lib/weather/weather-source';

const minute = 60_000;
const partNames = Object.keys(weatherParts) as PartName[];

/** Twice the period of feeds, and never more than the time within which a warning has to stand. */
function periodMs(): number {
  return Math.min(10 * minute, settings().feedRefreshSeconds * 2000);
}

/**
 * Of a part of a city's weather: a city that moves, or asks another service, has another. Its editions in other languages
 * have the same, so that nothing is asked twice.
 */
function keyOf(part: PartName, city: City, origin: string): string {
  const { key, latitude, longitude } = wholeCityOf(city);
  return [part, key, origin, latitude, longitude].join(' ');
}

/** The keys of the parts that somebody is asked for. */
function keysOf(city: City): { part: PartName; key: string }[] {
  return partNames.flatMap((part) => {
    const source = sourceOf(city, part);
    return source?.parts[part] ? { part, key: keyOf(part, city, source.origin) } : [];
  });
}

function partIn(key: string): { part: PartName; city?: City } {
  const [part = '', city = ''] = key.split(' ');
  return { part: part as PartName, city: cityByKey(city) };
}

/** One try; nothing of what the city's service does not have. */
async function load(key: string, before: Kept<Copy<unknown>>): Promise<Outcome<Copy<unknown> | undefined>> {
  const { part, city } = partIn(key);
  const source = city && sourceOf(city, part);
  const askPart = source?.parts[part];
  if (!city || !source || !askPart || keyOf(part, city, source.origin) !== key) return ok(undefined);
  const ask = askService({
    origin: source.origin,
    userAgent: userAgentOf(city),
    now: Date.now,
    before: before.value,
  });
  const most = fetchesAtOnce(servedCities().length * partNames.length, periodMs());
  const turn = processWide('weather turn', () => turns(most, undefined, most)(source.origin));
  const reply = await turn<Outcome<Copy<unknown>>>(() => askPart(ask, city, Date.now()));
  if (!reply.ok) return reply;
  const { success, data } = weatherParts[part].safeParse(reply.value.data);
  return success ? ok({ ...reply.value, data }) : fail('odd-answer', 'a figure is out of range');
}

const copy = z.looseObject({ data: z.unknown(), address: z.string(), freshMs: z.number() });
const readKept = keptReader<Copy<unknown>>(copy);

/** A copy passes the same schema as what was read of the answer. */
function readRecord(stored: unknown, key: string): Kept<Copy<unknown>> | undefined {
  const record = readKept(stored, key);
  if (record?.value) record.value.data = weatherParts[partIn(key).part].parse(record.value.data);
  return record;
}

/** By city, what stands on every page, as last told. */
const told = processWide('warnings told', () => new Map<string, string>());

/** In each language; no copy of a page counts anymore where a warning was raised, changed or canceled. */
function tellCity(key: string): void {
  const { part, city } = partIn(key);
  if (!city) return;
  const { value } = store().seen(key) ?? {};
  const warnings = part === 'alerts' ? ((value?.data ?? []) as Parts['alerts']) : undefined;
  const standing = warnings && JSON.stringify(standingWarnings(warnings));
  const isAll = standing !== undefined && (told.get(city.key) ?? '[]') !== standing;
  const tell = isAll ? markAllChanged : markNewsChanged;
  for (const one of servedCities()) if (wholeCityOf(one).key === city.key) tell(one.key);
  if (standing !== undefined) told.set(city.key, standing);
}

function createStore(): LastGood<Copy<unknown>> {
  return createLastGood<Copy<unknown>>({
    name: 'weather',
    load,
    store: openRecords<Kept<Copy<unknown>>>(placeFor('weather'), { format: 1, read: readRecord }),
    refreshMs: periodMs(),
    askedMs: (copy) => copy?.freshMs ?? 0,
    now: monotonicNow,
    random: Math.random,
    onChange: tellCity,
    log,
  });
}

const store = () => processWide('weather store', createStore);

/** Returns the last good copy of a part and when it was confirmed, in ms. Fetches nothing. */
export function knownPart<Name extends PartName>(
  city: City,
  part: Name,
): { data: Parts[Name]; goodAt: number } | undefined {
  const source = sourceOf(city, part);
  const record = source && store().seen(keyOf(part, city, source.origin));
  return record?.value && { data: record.value.data as Parts[Name], goodAt: record.goodAt };
}

/** Waits for the first try of each part, for a few seconds at most. */
export async function firstWeather(city: City): Promise<void> {
  await Promise.all(keysOf(city).map(({ key }) => store().read(key)));
}

/** Returns the state of each part; undefined for a city without a weather service. */
export function weatherHealth(city: City, now: number): (SourceHealth & { part: string })[] | undefined {
  if (!weatherSource(city)) return undefined;
  return keysOf(city).flatMap(({ part, key }) => {
    const record = store().seen(key);
    return record ? [{ part, ...sourceHealth(record, now) }] : [];
  });
}

function* dueParts(round: number, sinceStart: number): Iterable<Promise<void>> {
  const cities = servedCities();
  const { turn, of } = lookOf(round, cities.length);
  for (const [at, city] of cities.entries()) {
    if (at % of !== turn || sinceStart < firstLookAfter(city.key, cities.length, periodMs())) continue;
    for (const { key } of keysOf(city)) yield store().refresh(key);
  }
}

/** Warnings in force when the process ended stand from its start, and are known to be canceled. */
export async function recallWarnings(): Promise<void> {
  for (const city of servedCities()) {
    for (const { part, key } of keysOf(city))
      if (part === 'alerts' && (await store().peek(key))) tellCity(key);
  }
}

export function keepWeatherFresh(): void {
  recallWarnings().catch((error) => log('error', 'warnings could not be recalled', bugFacts(error)));
  const begun = performance.now();
  let round = 0;
  startRefresher(() => dueParts(round++, performance.now() - begun), log);
}
