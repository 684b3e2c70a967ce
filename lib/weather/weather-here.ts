import { isoDay } from '@/lib/base/dates/format-date';
import { siteLanguage } from '@/lib/base/site-language';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { sampleDay, sampleWeather } from '@/lib/weather/sources/sample';
import type { PartName, Parts, WeatherSource } from '@/lib/weather/weather';
import { usesFahrenheit, weatherSource } from '@/lib/weather/weather-source';
import { knownPart } from '@/lib/weather/weather-store';

const hour = 3_600_000;

/** How old a copy may be: a warning may have been canceled, a forecast is made a few times a day. */
const longest = { now: 3 * hour, hours: 12 * hour, days: 24 * hour, alerts: hour, air: 3 * hour };

/** Of the part last asked for that a reader may still be shown. */
function shown<Name extends PartName>(part: Name, now: Date, city = thisCity()): Parts[Name] | undefined {
  const known = knownPart(part, city);
  return known && now.getTime() - known.goodAt < longest[part] ? known.data : undefined;
}

export type WeatherHere = {
  /** Undefined for the sample edition. */
  source?: WeatherSource;
  /** As observed, three hours ago at most. */
  now?: Parts['now'];
  /** The next 12, the one that goes on first. */
  hours: Parts['hours'];
  /** From today on. */
  days: Parts['days'];
  /** In force or announced; undefined while that is not known. */
  alerts?: Parts['alerts'];
  /** They could not be loaded for half an hour, so that one may be missing. */
  areAlertsOld?: boolean;
  /** Measured three hours ago at most. */
  air?: NonNullable<Parts['air']>;
  /** When the forecast was last confirmed. */
  forecastAt?: Date;
};

function later({ hours, days }: Pick<Parts, 'hours' | 'days'>, now: Date) {
  const today = isoDay(now, thisCity().timeZone);
  return {
    hours: hours
      .filter(({ at }) => Date.parse(at) > now.getTime() - hour)
      .slice(0, 12)
      .map(inWords),
    days: days
      .filter(({ day }) => day >= today)
      .slice(0, 7)
      .map(inWords),
  };
}

/** With the sky in the language of the city. */
function inWords<Air extends { words?: string | undefined }>(air: Air): Air {
  return air.words === undefined ? air : { ...air, words: messages().weather.sky(air.words) };
}

/** For what an agency wrote, which is in English. */
export function agencyLanguage(city = thisCity()): { lang?: 'en' } {
  return siteLanguage(city) === 'en' ? {} : { lang: 'en' };
}

/** What is known of the weather of the city in hand; undefined where nobody is asked for it. */
export function weatherHere(now: Date): WeatherHere | undefined {
  const city = thisCity();
  const sample = isSampleEdition() && sampleDay(city);
  if (sample) {
    const made = sampleWeather(sample, now, city.timeZone);
    return { now: inWords(made.now), ...later(made, now) };
  }
  const source = weatherSource(city);
  if (!source) return undefined;
  const isFresh = ({ at }: { at: string }) => now.getTime() - Date.parse(at) < longest.now;
  const [observed, air] = [shown('now', now), shown('air', now)];
  const parts = { hours: shown('hours', now) ?? [], days: shown('days', now) ?? [] };
  const { goodAt } = knownPart('days') ?? {};
  const { goodAt: alertsAt = performance.timeOrigin } = knownPart('alerts') ?? {};
  return {
    source,
    now: observed && isFresh(observed) ? inWords(observed) : undefined,
    ...(air && isFresh(air) && { air }),
    ...later(parts, now),
    alerts: source.parts.alerts && alertsHere(now),
    areAlertsOld: source.parts.alerts && now.getTime() - alertsAt > hour / 2,
    forecastAt: goodAt ? new Date(goodAt) : undefined,
  };
}

/** Those that are not over; undefined while that is not known. */
export function alertsHere(now: Date, city = thisCity()): Parts['alerts'] | undefined {
  return shown('alerts', now, city)?.filter(({ until }) => Date.parse(until) > now.getTime());
}

/** "72°", in the city's own degrees. */
export function degrees(celsius: number): string {
  return `${Math.round(usesFahrenheit() ? (celsius * 9) / 5 + 32 : celsius)}°`.replace('-', '−');
}

/** The steps of the index, by the EPA: the last of each. */
const airSteps = [50, 100, 150, 200, 300];

/** "unhealthy for sensitive groups". */
export function airName({ aqi }: NonNullable<Parts['air']>): string {
  return messages().weather.airNames[airSteps.filter((last) => aqi > last).length] ?? '';
}

/** "8 mph". */
export function speed(kmh: number): string {
  return usesFahrenheit() ? `${Math.round(kmh / 1.609344)} mph` : `${Math.round(kmh)} km/h`;
}
