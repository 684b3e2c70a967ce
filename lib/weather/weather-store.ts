import { z } from 'zod';
import { monotonicNow } from '@/lib/base/clock';
import { bugFacts, log } from '@/lib/base/log';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { processWide } from '@/lib/base/process-wide';
import type { City } from '@/lib/city/city-type';
import { cityOfEdition } from '@/lib/city/editions';
import { cityByKey, servedCities } from '@/lib/city/this-city';
import { markAllChanged, markNewsChanged } from '@/lib/freshness/news-changed';
import { openRecords, placeFor } from '@/lib/freshness/records/records';
import { fetchesAtOnce, type Round, roundsOf, type Turns, turns } from '@/lib/freshness/schedule';
import { type SourceHealth, sourceHealth } from '@/lib/freshness/timed';
import { type Kept, keptReader, ValueStore } from '@/lib/freshness/value-store';
import { settings, userAgentOf } from '@/lib/settings/settings';
import { askService } from '@/lib/weather/ask-service';
import { standingWarnings } from '@/lib/weather/warnings';
import { type Copy, type PartName, type Parts, weatherParts } from '@/lib/weather/weather';
import { sourceOf, weatherSource } from '@/lib/weather/weather-source';

const MINUTE_MS = 60_000;
const partNames = Object.keys(weatherParts) as PartName[];

/** Refresh interval: twice as long as for feeds, but at most ten minutes, because warnings must appear soon. */
function periodMs(): number {
  return Math.min(10 * MINUTE_MS, settings().feedRefreshSeconds * 2000);
}

/** Returns the key of a part. It contains the place and the service. Editions use their city's key. */
function keyOf(part: PartName, city: City, origin: string): string {
  const { key, latitude, longitude } = cityOfEdition(city);
  return [part, key, origin, latitude, longitude].join(' ');
}

/** Returns the keys of the parts that the city's services have. */
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

let weatherTurn: ReturnType<Turns> | undefined;

/** Fetches a part once. The value is undefined if the city's service does not have the part. */
async function fetchPart(
  key: string,
  before: Kept<Copy<unknown>>,
): Promise<Outcome<Copy<unknown> | undefined>> {
  const { part, city } = partIn(key);
  const source = city && sourceOf(city, part);
  const askPart = source?.parts[part];
  if (!city || !source || !askPart || keyOf(part, city, source.origin) !== key) return ok(undefined);
  const ask = askService({ origin: source.origin, userAgent: userAgentOf(city), before: before.value });
  const maxAtOnce = fetchesAtOnce(servedCities().length * partNames.length, periodMs());
  weatherTurn ??= turns(maxAtOnce, undefined, maxAtOnce)(source.origin);
  const reply = await weatherTurn<Outcome<Copy<unknown>>>(() => askPart(ask, city, Date.now()));
  if (!reply.ok) return reply;
  const { success, data } = weatherParts[part].safeParse(reply.value.data);
  return success ? ok({ ...reply.value, data }) : fail('odd-answer', 'a figure is out of range');
}

const copy = z.looseObject({ data: z.unknown(), address: z.string(), freshMs: z.number() });
const readKept = keptReader<Copy<unknown>>(copy);

/** Reads a stored copy and checks it with the same schema as responses. */
function readRecord(stored: unknown, key: string): Kept<Copy<unknown>> | undefined {
  const record = readKept(stored, key);
  if (record?.value) record.value.data = weatherParts[partIn(key).part].parse(record.value.data);
  return record;
}

/**
 * Marks the pages of a city and its editions as stale; if a warning was raised, changed or canceled, as void.
 */
function tellCity(key: string): void {
  const { part, city } = partIn(key);
  if (!city) return;
  const { value } = store().seen(key) ?? {};
  const warnings = part === 'alerts' ? ((value?.data ?? []) as Parts['alerts']) : undefined;
  const standing = warnings && JSON.stringify(standingWarnings(warnings));
  const isAll = standing !== undefined && (opened().announced.get(city.key) ?? '[]') !== standing;
  const tell = isAll ? markAllChanged : markNewsChanged;
  for (const one of servedCities()) if (cityOfEdition(one).key === city.key) tell(one.key);
  if (standing !== undefined) opened().announced.set(city.key, standing);
}

function createStore(): ValueStore<Copy<unknown>> {
  return new ValueStore<Copy<unknown>>({
    name: 'weather',
    fetch: fetchPart,
    records: openRecords<Kept<Copy<unknown>>>(placeFor('weather'), { format: 1, read: readRecord }),
    revalidateMs: periodMs(),
    freshMs: (copy) => copy?.freshMs ?? 0,
    now: monotonicNow,
    random: Math.random,
    onChange: tellCity,
    log,
  });
}

/** `announced`: the last announced warnings, by city. */
type Opened = { store?: ValueStore<Copy<unknown>>; announced: Map<string, string> };
const opened = () => processWide<Opened>('weather', () => ({ announced: new Map() }));

function store(): ValueStore<Copy<unknown>> {
  const weather = opened();
  weather.store ??= createStore();
  return weather.store;
}

/** Returns the last good copy of a part and when it was confirmed, in ms. Fetches nothing. */
export function knownPart<Name extends PartName>(
  city: City,
  part: Name,
): { data: Parts[Name]; goodAt: number } | undefined {
  const source = sourceOf(city, part);
  const record = source && store().seen(keyOf(part, city, source.origin));
  return record?.value && { data: record.value.data as Parts[Name], goodAt: record.goodAt };
}

/** Loads each part of a city's weather. Waits for parts that were never fetched, for a few seconds at most. */
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

/** Announces the warnings in stored copies after a start, so that a later cancellation is noticed. */
export async function recallWarnings(): Promise<void> {
  for (const city of servedCities()) {
    for (const { part, key } of keysOf(city))
      if (part === 'alerts' && (await store().peek(key))) tellCity(key);
  }
}

/**
 * Returns the function that the scheduler calls in each round. It refreshes the weather of all cities before
 * readers need it.
 */
export function weatherRounds(): Round {
  recallWarnings().catch((error) =>
    log('error', 'stored weather warnings could not be read', bugFacts(error)),
  );
  return roundsOf({
    sources: servedCities,
    nameOf: ({ key }) => key,
    periodMs,
    refreshes: (city) => keysOf(city).map(({ key }) => store().refresh(key)),
  });
}
