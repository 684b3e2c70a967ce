import { z } from 'zod';
import type { Outcome } from '@/lib/base/outcome';

const time = z.iso.datetime({ offset: true });
const words = z.string().trim().min(1);
const percent = z.number().min(0).max(100);

const now = z.object({
  at: time,
  /** Where it was observed. */
  place: words.optional(),
  celsius: z.number(),
  feels: z.number().optional(),
  words: words.optional(),
  humidity: percent.optional(),
  windKmh: z.number().optional(),
});

const hour = z.object({ at: time, celsius: z.number(), words: words.optional(), rain: percent.optional() });

/** Of the last day there may be no night, and of today no more than it. */
const day = z.object({
  /** `2026-11-24`, in the city's zone. */
  day: z.iso.date(),
  high: z.number().optional(),
  low: z.number().optional(),
  words: words.optional(),
  rain: percent.optional(),
});

const alert = z.object({
  id: words,
  /** As the agency names it: "Red Flag Warning". */
  event: words,
  severity: z.string(),
  sender: words,
  area: z.string(),
  headline: z.string().optional(),
  text: z.string(),
  instruction: z.string().optional(),
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
    aqi: z.number().min(0),
    /** Who measured it. */
    agency: words.optional(),
  })
  .nullable();

/** What is known of the weather of a city, each part by itself. Temperatures are in degrees Celsius. */
export const weatherParts = {
  now,
  hours: z.array(hour),
  days: z.array(day),
  alerts: z.array(alert),
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

/** One request for a JSON document at a path of the service, read by a schema. */
export type Ask = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
) => Promise<Outcome<Copy<z.output<Schema>>>>;

export type Spot = { latitude: number; longitude: number; timeZone: string };

/** Whom a city's weather comes from. */
export type WeatherSource = {
  name: string;
  /** Its own page for readers. */
  href: string;
  /** Whether its terms want a credit beside its figures (`messages().weather.credit`), and its license. */
  credit?: { license: { name: string; href: string } };
  /** Of the service. */
  origin: string;
  /** The parts that it has; each is one try. */
  parts: { [Name in PartName]?: (ask: Ask, spot: Spot, now: number) => Promise<Outcome<Copy<Parts[Name]>>> };
};
