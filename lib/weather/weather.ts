import { z } from 'zod';
import type { Outcome } from '@/lib/base/outcome';
import { cleanText, cutText } from '@/lib/base/text/clean-text';

export const time = z.iso.datetime({ offset: true });

/** Returns a schema that cleans text and cuts it to `max` characters and `lines` lines. */
function text(max: number, lines = 1) {
  const breaks = lines > 1 ? /\r\n?|\n/ : /(?!)/;
  const clean = (written: string) =>
    written
      .slice(0, 2 * max)
      .split(breaks, lines)
      .map(cleanText)
      .join('\n');
  return z.string().transform((written) => cutText(clean(written).trim(), max));
}

/**
 * Returns a schema that parses a missing or impossible value, such as one from a broken instrument, as
 * undefined.
 */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** Returns a schema for a list. It reads the first `max` entries and drops invalid ones. */
function list<Schema extends z.ZodType>(entry: Schema, max: number) {
  const read = (one: unknown): z.output<Schema>[] => entry.array().safeParse([one]).data ?? [];
  return z.array(z.unknown()).transform((all) => all.slice(0, max).flatMap(read));
}

const words = text(100).pipe(z.string().min(1));
export const celsius = z.number().min(-90).max(60);
const percent = maybe(z.number().min(0).max(100));

const now = z.object({
  at: time,
  /** Place of the observation. */
  place: maybe(words),
  celsius,
  feels: maybe(z.number().min(-110).max(95)),
  words: maybe(words),
  humidity: percent,
  windKmh: maybe(z.number().min(0).max(450)),
});

const hour = z.object({ at: time, celsius, words: maybe(words), rain: percent });

/** A day of the forecast. The last day may lack `low`, and today may have only `low`. */
const day = z.object({
  /** `2026-11-24`, in the city's zone. */
  day: z.iso.date(),
  high: maybe(celsius),
  low: maybe(celsius),
  words: maybe(words),
  rain: percent,
});

const alert = z.object({
  id: text(300),
  /** Office, kind and number of the event, if the agency numbers it: `KSGX.FW.W.0012`. */
  vtec: z.string().optional(),
  /** The agency's name for the event: "Red Flag Warning". */
  event: words,
  severity: text(20),
  sender: text(100),
  area: text(1000),
  headline: text(300).optional(),
  text: text(10_000, 400),
  instruction: text(5000, 200).optional(),
  sent: time,
  from: time,
  until: time,
  /** Set if the alert's polygon is far from the city. */
  isFar: z.literal(true).optional(),
});

/** Air quality; null if there is no station nearby. */
const air = z
  .object({
    at: time,
    /** Highest index of all pollutants. Above 100 the air harms sensitive people. */
    aqi: z.number().min(0).max(2000),
    /** Agency that measured the air quality. */
    agency: maybe(words),
  })
  .nullable();

/** Schemas of the parts of a city's weather. Each is fetched separately. Temperatures are in degrees Celsius. */
export const weatherParts = {
  now,
  hours: list(hour, 48),
  days: list(day, 16),
  alerts: list(alert, 50),
  air,
};

export type PartName = keyof typeof weatherParts;
export type Parts = { [Name in PartName]: z.infer<(typeof weatherParts)[Name]> };
export type WeatherAlert = Parts['alerts'][number];
export type WeatherDay = Parts['days'][number];

/** A copy of a response, with the validators for the next conditional request (RFC 9110 section 13). */
export type Copy<Data> = {
  data: Data;
  address: string;
  etag?: string;
  lastModified?: string;
  /** Time (ms) for which the copy is fresh according to its source. */
  freshMs: number;
};

export type Ask = {
  /** Requests a JSON document at a path of the service and parses it with a schema. */
  <Schema extends z.ZodType>(path: string, schema: Schema): Promise<Outcome<Copy<z.output<Schema>>>>;
  /** Address of the last good copy of the part. */
  lastAddress?: string;
};

export type Spot = { latitude: number; longitude: number; timeZone: string };

/** A service that provides weather. */
export type WeatherSource = {
  name: string;
  /** The service's page for readers. */
  href: string;
  /** License, if the service's terms require a credit next to the figures (`weather.credit` in lib/messages). */
  credit?: { license: { name: string; href: string } };
  /** Origin of the API. */
  origin: string;
  /** Fetches each part that the service has. */
  parts: { [Name in PartName]?: (ask: Ask, spot: Spot, now: number) => Promise<Outcome<Copy<Parts[Name]>>> };
};
