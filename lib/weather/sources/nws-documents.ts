import { DateTime } from 'luxon';
import { z } from 'zod';
import { celsius, type Parts, time, type WeatherDay } from '@/lib/weather/weather';

/** A number with its unit; undefined if the reading is missing or was rejected (MADIS codes X and B). */
const quantity = z
  .object({ unitCode: z.string().nullish(), value: z.number(), qualityControl: z.string().nullish() })
  .nullish()
  .catch(undefined)
  .transform((reading) => {
    const isRejected = /^[XB]$/.test(reading?.qualityControl ?? '');
    return reading && !isRejected ? { value: reading.value, unit: reading.unitCode ?? '' } : undefined;
  });

function toCelsius(value: number, unit: string): number {
  return unit.endsWith('F') ? ((value - 32) * 5) / 9 : value;
}

const degrees = quantity.transform((read) => read && toCelsius(read.value, read.unit));
const kmh = quantity.transform((read) => read && read.value * (read.unit.endsWith('m_s-1') ? 3.6 : 1));
const percent = quantity.transform((read) => read && Math.round(read.value));
export const words = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);

/** Reduces an address to its path, so that requests go only to the service's own host. */
const path = z
  .url()
  .transform((url) => new URL(url).pathname)
  .optional()
  .catch(undefined);

/** Paths of the documents about a place. A path is undefined if the service does not list it. */
export const pointDocument = z
  .object({
    properties: z.object({
      forecast: path,
      forecastHourly: path,
      observationStations: path,
      forecastZone: path,
      county: path,
      fireWeatherZone: path,
    }),
  })
  .transform(({ properties }) => {
    const { forecast: days, forecastHourly: hours, observationStations: stations, ...zoned } = properties;
    const zones = Object.values(zoned).flatMap((at) => /[A-Z]{2}[CZ]\d{3}$/.exec(at ?? '')?.[0] ?? []);
    return { days, hours, stations, zones: [...new Set(zones)] };
  });

const station = z.object({
  properties: z.object({ stationIdentifier: z.string().regex(/^\w+$/), name: words }),
});

/** Weather stations, nearest first. */
export const stationsDocument = z
  .object({ features: z.array(z.unknown()) })
  .transform(({ features }) => features.flatMap((one) => station.safeParse(one).data?.properties ?? []));

/** A station's observation; undefined if the station reports no temperature. */
export const observationDocument = z
  .object({
    properties: z.object({
      timestamp: time,
      textDescription: words,
      temperature: degrees.pipe(celsius.optional().catch(undefined)),
      heatIndex: degrees,
      windChill: degrees,
      relativeHumidity: percent,
      windSpeed: kmh,
    }),
  })
  .transform(({ properties }): Parts['now'] | undefined => {
    const { timestamp: at, temperature, textDescription, heatIndex, windChill } = properties;
    if (temperature === undefined) return undefined;
    const air = { celsius: temperature, feels: heatIndex ?? windChill, words: textDescription };
    return { at, ...air, humidity: properties.relativeHumidity, windKmh: properties.windSpeed };
  });

const period = z
  .object({
    startTime: time,
    isDaytime: z.boolean(),
    shortForecast: words,
    /** A number, or a number with its unit. */
    temperature: z.union([z.number(), z.object({ unitCode: z.string(), value: z.number() })]),
    temperatureUnit: z.string().nullish(),
    probabilityOfPrecipitation: percent,
  })
  .transform(({ startTime: at, isDaytime, temperature, temperatureUnit, ...rest }) => {
    const { value, unitCode } =
      typeof temperature === 'number' ? { value: temperature, unitCode: temperatureUnit ?? '' } : temperature;
    const { shortForecast, probabilityOfPrecipitation: rain } = rest;
    return { at, isDaytime, celsius: toCelsius(value, unitCode), words: shortForecast, rain };
  });
type Period = z.infer<typeof period>;

/** Periods of a forecast. Unreadable periods are skipped. */
const periods = z
  .object({ properties: z.object({ periods: z.array(z.unknown()).min(1) }) })
  .transform(({ properties }) => properties.periods.flatMap((one) => period.safeParse(one).data ?? []))
  .refine((read) => read.length > 0, 'no period can be read');

/** Maximum number of hours to store. Pages show 12, but a stored copy may be a day old. */
const MAX_HOURS = 36;

export const hoursDocument = periods.transform((read): Parts['hours'] =>
  read.slice(0, MAX_HOURS).map(({ isDaytime: _, ...hour }) => hour),
);

/** A night that starts before this hour belongs to the previous day. */
const NIGHT_ENDS_AT = 6;

function dayOf({ at, isDaytime }: Period): string {
  const start = DateTime.fromISO(at, { setZone: true });
  return start.minus({ hours: isDaytime ? 0 : NIGHT_ENDS_AT }).toFormat('yyyy-MM-dd');
}

function withPeriod(day: WeatherDay, { isDaytime, celsius: air, words: sky, rain }: Period): WeatherDay {
  const chance = Math.max(day.rain ?? 0, rain ?? 0);
  const both = { ...day, words: day.words ?? sky, ...(chance > 0 && { rain: chance }) };
  return isDaytime ? { ...both, high: air } : { ...both, low: air };
}

/** Days of a forecast. Each day is merged with its night. */
export const daysDocument = periods.transform((read): Parts['days'] => {
  const days = new Map<string, WeatherDay>();
  for (const one of read) {
    const day = dayOf(one);
    days.set(day, withPeriod(days.get(day) ?? { day }, one));
  }
  return [...days.values()];
});
