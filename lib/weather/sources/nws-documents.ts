import { DateTime } from 'luxon';
import { z } from 'zod';
import { celsius, type Parts, type WeatherDay } from '@/lib/weather/weather';

/** A number, its unit beside it; either may be missing. X and B are its MADIS codes of rejected readings. */
const quantity = z
  .object({ unitCode: z.string().nullish(), value: z.number(), qualityControl: z.string().nullish() })
  .nullish()
  .catch(undefined)
  .transform((told) => {
    const isRejected = /^[XB]$/.test(told?.qualityControl ?? '');
    return told && !isRejected ? { value: told.value, unit: told.unitCode ?? '' } : undefined;
  });

function toCelsius(value: number, unit: string): number {
  return unit.endsWith('F') ? ((value - 32) * 5) / 9 : value;
}

const degrees = quantity.transform((told) => told && toCelsius(told.value, told.unit));
const kmh = quantity.transform((told) => told && told.value * (told.unit.endsWith('m_s-1') ? 3.6 : 1));
const percent = quantity.transform((told) => told && Math.round(told.value));
export const time = z.iso.datetime({ offset: true });
export const words = z
  .string()
  .nullish()
  .transform((text) => text?.trim() || undefined);

/** An address as its path, which is asked for at the service alone. */
const path = z
  .url()
  .transform((url) => new URL(url).pathname)
  .optional()
  .catch(undefined);

/** Addresses of a place's documents, as far as the service names them. */
export const pointDocument = z
  .object({
    properties: z.object({
      ...{ forecast: path, forecastHourly: path, observationStations: path },
      ...{ forecastZone: path, county: path, fireWeatherZone: path },
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

/** The nearest first. */
export const stationsDocument = z
  .object({ features: z.array(z.unknown()) })
  .transform(({ features }) => features.flatMap((one) => station.safeParse(one).data?.properties ?? []));

/** Undefined of a station that says nothing of the temperature. */
export const observationDocument = z
  .object({
    properties: z.object({
      ...{
        timestamp: time,
        textDescription: words,
        temperature: degrees.pipe(celsius.optional().catch(undefined)),
      },
      ...{ heatIndex: degrees, windChill: degrees, relativeHumidity: percent, windSpeed: kmh },
    }),
  })
  .transform(({ properties: told }): Parts['now'] | undefined => {
    const { timestamp: at, temperature, textDescription, heatIndex, windChill } = told;
    if (temperature === undefined) return undefined;
    const air = { celsius: temperature, feels: heatIndex ?? windChill, words: textDescription };
    return { at, ...air, humidity: told.relativeHumidity, windKmh: told.windSpeed };
  });

const period = z
  .object({
    ...{ startTime: time, isDaytime: z.boolean(), shortForecast: words },
    /** A number, or one with its unit beside it. */
    temperature: z.union([z.number(), z.object({ unitCode: z.string(), value: z.number() })]),
    temperatureUnit: z.string().nullish(),
    probabilityOfPrecipitation: percent,
  })
  .transform(({ startTime: at, isDaytime, temperature: told, temperatureUnit, ...rest }) => {
    const { value, unitCode } =
      typeof told === 'number' ? { value: told, unitCode: temperatureUnit ?? '' } : told;
    const { shortForecast, probabilityOfPrecipitation: rain } = rest;
    return { at, isDaytime, celsius: toCelsius(value, unitCode), words: shortForecast, rain };
  });
type Period = z.infer<typeof period>;

/** One that cannot be read takes no other along. */
const periods = z
  .object({ properties: z.object({ periods: z.array(z.unknown()).min(1) }) })
  .transform(({ properties }) => properties.periods.flatMap((one) => period.safeParse(one).data ?? []))
  .refine((read) => read.length > 0, 'no period can be read');

/** Through the next 12, however old the copy grows. */
const mostHours = 36;

export const hoursDocument = periods.transform((read): Parts['hours'] =>
  read.slice(0, mostHours).map(({ isDaytime: _, ...hour }) => hour),
);

/** Until this hour a night belongs to the day before. */
const smallHours = 6;

function dayOf({ at, isDaytime }: Period): string {
  const start = DateTime.fromISO(at, { setZone: true });
  return start.minus({ hours: isDaytime ? 0 : smallHours }).toFormat('yyyy-MM-dd');
}

function withPeriod(day: WeatherDay, { isDaytime, celsius: air, words: said, rain }: Period): WeatherDay {
  const chance = Math.max(day.rain ?? 0, rain ?? 0);
  const both = { ...day, words: day.words ?? said, ...(chance > 0 && { rain: chance }) };
  return isDaytime ? { ...both, high: air } : { ...both, low: air };
}

/** Days and nights, each two as one day. */
export const daysDocument = periods.transform((read): Parts['days'] => {
  const days = new Map<string, WeatherDay>();
  for (const one of read) {
    const day = dayOf(one);
    days.set(day, withPeriod(days.get(day) ?? { day }, one));
  }
  return [...days.values()];
});
