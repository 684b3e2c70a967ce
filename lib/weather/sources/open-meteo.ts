import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Parts, Spot, WeatherSource } from '@/lib/weather/weather';

/** Words for the WMO codes of the sky (table 4677). Each number is the last code of its kind. */
const skies =
  '0 Clear,1 Mostly clear,2 Partly cloudy,3 Cloudy,48 Fog,57 Drizzle,67 Rain,77 Snow,82 Showers,86 Snow showers,99 Thunderstorms'
    .split(',')
    .map((row) => ({ last: Number.parseInt(row, 10), words: row.replace(/^\d+ /, '') }));

const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);
const sky = number.transform((code) =>
  code === undefined ? undefined : skies.find(({ last }) => code <= last)?.words,
);
const numbers = z.array(number);

/**
 * Reads Unix seconds. The service's local times all have today's offset, which is wrong for times after a
 * clock change.
 */
function timeIn(zone: string) {
  return z
    .number()
    .transform((at) => DateTime.fromSeconds(at, { zone }).toISO({ suppressMilliseconds: true }) ?? '');
}

function path(spot: Spot, query: Record<string, string>): string {
  const { latitude, longitude, timeZone: timezone } = spot;
  const where = { latitude: String(latitude), longitude: String(longitude), timezone };
  return `/v1/forecast?${new URLSearchParams({ ...where, timeformat: 'unixtime', ...query })}`;
}

function nowDocument(zone: string) {
  const current = z.object({
    time: timeIn(zone),
    temperature_2m: z.number(),
    apparent_temperature: number,
    relative_humidity_2m: number,
    weather_code: sky,
    wind_speed_10m: number,
  });
  return z.object({ current }).transform(({ current: read }): Parts['now'] => ({
    at: read.time,
    celsius: read.temperature_2m,
    feels: read.apparent_temperature,
    words: read.weather_code,
    humidity: read.relative_humidity_2m,
    windKmh: read.wind_speed_10m,
  }));
}

function hoursDocument(zone: string) {
  const rows = { temperature_2m: numbers, weather_code: z.array(sky), precipitation_probability: numbers };
  return z
    .object({ hourly: z.object({ time: z.array(timeIn(zone)), ...rows }) })
    .transform(({ hourly: read }): Parts['hours'] =>
      read.time.flatMap((at, row) => {
        const celsius = read.temperature_2m[row];
        const rain = read.precipitation_probability[row];
        return celsius === undefined ? [] : { at, celsius, words: read.weather_code[row], rain };
      }),
    );
}

const daily = z.object({
  time: z.array(z.iso.date()),
  temperature_2m_max: numbers,
  temperature_2m_min: numbers,
  weather_code: z.array(sky),
  precipitation_probability_max: numbers,
});
const daysDocument = z.object({ daily }).transform(({ daily: read }): Parts['days'] =>
  read.time.map((day, row) => ({
    day,
    high: read.temperature_2m_max[row],
    low: read.temperature_2m_min[row],
    words: read.weather_code[row],
    rain: read.precipitation_probability_max[row],
  })),
);

const current = 'temperature_2m,apparent_temperature,relative_humidity_2m,weather_code,wind_speed_10m';
const hourly = 'temperature_2m,weather_code,precipitation_probability';
const dailyFields = 'temperature_2m_max,temperature_2m_min,weather_code,precipitation_probability_max';

/** Weather in any country, free for noncommercial sites (https://open-meteo.com/en/terms). It has no alerts. */
export const openMeteo: WeatherSource = {
  name: 'Open-Meteo',
  href: 'https://open-meteo.com/',
  credit: { license: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' } },
  origin: 'https://api.open-meteo.com',
  parts: {
    now: (ask, spot) => ask(path(spot, { current }), nowDocument(spot.timeZone)),
    hours: (ask, spot) => ask(path(spot, { hourly, forecast_hours: '36' }), hoursDocument(spot.timeZone)),
    days: (ask, spot) =>
      ask(path(spot, { daily: dailyFields, forecast_days: '7', timeformat: 'iso8601' }), daysDocument),
  },
};
