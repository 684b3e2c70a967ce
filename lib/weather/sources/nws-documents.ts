import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Parts, WeatherDay } from '@/lib/weather/weather';

/** Service, unit and value, any of which may be missing: https://www.weather.gov/documentation/services-web-api. */
const quantity = z
  .object({ unitCode: z.string().nullish(), value: z.number().nullish() })
  .nullish()
  .catch(undefined);
type Quantity = z.infer<typeof quantity>;

const words = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .nullish()
  .transform((text) => text ?? undefined);

function toCelsius(value: number, unit: string | null | undefined): number {
  return unit?.endsWith('F') ? ((value - 32) * 5) / 9 : value;
}

function celsius(found: Quantity): number | undefined {
  return found?.value == null ? undefined : toCelsius(found.value, found.unitCode);
}

function kmh(found: Quantity): number | undefined {
  if (found?.value == null) return undefined;
  return found.unitCode?.endsWith('m_s-1') ? found.value * 3.6 : found.value;
}

function percent(found: Quantity): number | undefined {
  return found?.value == null ? undefined : Math.round(Math.min(100, Math.max(0, found.value)));
}

/** Where the documents of a place are; each address as its path, which is asked for at the service alone. */
export const pointDocument = z
  .object({
    properties: z.object({
      forecast: z.url(),
      forecastHourly: z.url(),
      observationStations: z.url(),
      forecastZone: z.url(),
      county: z.url().nullish(),
      fireWeatherZone: z.url().nullish(),
    }),
  })
  .transform(({ properties }) => {
    const { forecastZone, county, fireWeatherZone } = properties;
    const zones = [forecastZone, county, fireWeatherZone].flatMap((url) => url?.split('/').at(-1) ?? []);
    const path = (url: string) => new URL(url).pathname;
    return {
      days: path(properties.forecast),
      hours: path(properties.forecastHourly),
      stations: path(properties.observationStations),
      zones: [...new Set(zones)],
    };
  });

/** The nearest first. */
export const stationsDocument = z
  .object({
    features: z.array(
      z.object({ properties: z.object({ stationIdentifier: z.string().regex(/^\w+$/), name: words }) }),
    ),
  })
  .transform(({ features }) =>
    features.map(({ properties: { stationIdentifier: id, name } }) => ({ id, name })),
  );

/** Undefined of a station that says nothing of the temperature. */
export const observationDocument = z
  .object({
    properties: z.object({
      timestamp: z.iso.datetime({ offset: true }),
      textDescription: words,
      temperature: quantity,
      heatIndex: quantity,
      windChill: quantity,
      relativeHumidity: quantity,
      windSpeed: quantity,
    }),
  })
  .transform(({ properties: told }): Parts['now'] | undefined => {
    const degrees = celsius(told.temperature);
    if (degrees === undefined) return undefined;
    return {
      at: told.timestamp,
      celsius: degrees,
      feels: celsius(told.heatIndex) ?? celsius(told.windChill),
      words: told.textDescription,
      humidity: percent(told.relativeHumidity),
      windKmh: kmh(told.windSpeed),
    };
  });

const period = z
  .object({
    startTime: z.iso.datetime({ offset: true }),
    isDaytime: z.boolean(),
    /** A number, or one with its unit beside it. */
    temperature: z.union([z.number(), z.object({ unitCode: z.string().nullish(), value: z.number() })]),
    temperatureUnit: z.string().nullish(),
    probabilityOfPrecipitation: quantity,
    shortForecast: words,
  })
  .transform(({ startTime, isDaytime, temperature: told, temperatureUnit, ...rest }) => ({
    at: startTime,
    isDaytime,
    celsius: typeof told === 'number' ? toCelsius(told, temperatureUnit) : (celsius(told) as number),
    words: rest.shortForecast,
    rain: percent(rest.probabilityOfPrecipitation),
  }));
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

function withPeriod(day: WeatherDay, { isDaytime, celsius: degrees, words: said, rain }: Period): WeatherDay {
  const chance = Math.max(day.rain ?? 0, rain ?? 0);
  const both = { ...day, words: day.words ?? said, ...(chance > 0 && { rain: chance }) };
  return isDaytime ? { ...both, high: degrees } : { ...both, low: degrees };
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
