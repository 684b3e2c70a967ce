import { z } from 'zod';
import type { Outcome } from '@/lib/base/outcome';
import { cleanText, cutText } from '@/lib/base/text/clean-text';

const time = z.iso.datetime({ offset: true });

/** Cleaned and cut; keeps up to `lines` lines apart. */
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

/** Left out where it is missing or cannot be right: no instrument reads it on Earth unless it is broken. */
function maybe<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().catch(undefined);
}

/** One that cannot be read takes no other along. */
function list<Schema extends z.ZodType>(entry: Schema, max: number) {
  const read = (one: unknown): z.output<Schema>[] => entry.array().safeParse([one]).data ?? [];
  return z.array(z.unknown()).transform((all) => all.slice(0, max).flatMap(read));
}

export const words = text(100).pipe(z.string().min(1));
export const celsius = z.number().min(-90).max(60);
const percent = maybe(z.number().min(0).max(100));

const now = z.object({
  at: time,
  /** Where it was observed. */
  place: maybe(words),
  celsius,
  feels: maybe(z.number().min(-110).max(95)),
  words: maybe(words),
  humidity: percent,
  windKmh: maybe(z.number().min(0).max(450)),
});

const hour = z.object({ at: time, celsius, words: maybe(words), rain: percent });

/** Of the last day there may be no night, and of today no more than it. */
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
  /** Office, kind and number of the event, where the agency numbers it: `KSGX.FW.W.0012`. */
  vtec: z.string().optional(),
  /** As the agency names it: "Red Flag Warning". */
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
  /** Drawn on the map, and not near the city. */
  isFar: z.literal(true).optional(),
});

/** Null where nobody measures near. */
const air = z
  .object({
    at: time,
    /** The worst of the indices of all pollutants, of which 100 is the first that harms some. */
    aqi: z.number().min(0).max(2000),
    /** Who measured it. */
    agency: maybe(words),
  })
  .nullable();

/** What is known of the weather of a city, each part by itself. Temperatures are in degrees Celsius. */
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

/** An answer, with what the next request for it is asked on condition by (RFC 9110 section 13). */
export type Copy<Data> = {
  data: Data;
  address: string;
  etag?: string;
  lastModified?: string;
  /** How long its source says that it is fresh. */
  freshMs: number;
};

export type Ask = {
  /** Requests a JSON document at a path of the service, read by a schema. */
  <Schema extends z.ZodType>(path: string, schema: Schema): Promise<Outcome<Copy<z.output<Schema>>>>;
  /** Address of the last good copy of the part. */
  lastAddress?: string;
};

export type Spot = { latitude: number; longitude: number; timeZone: string };

/** Whom a city's weather comes from. */
export type WeatherSource = {
  name: string;
  /** Its own page for readers. */
  href: string;
  /** Whether its terms want a credit beside its figures (`weather.credit` of lib/messages), and its license. */
  credit?: { license: { name: string; href: string } };
  /** Of the service. */
  origin: string;
  /** The parts that it has; each is one try. */
  parts: { [Name in PartName]?: (ask: Ask, spot: Spot, now: number) => Promise<Outcome<Copy<Parts[Name]>>> };
};
