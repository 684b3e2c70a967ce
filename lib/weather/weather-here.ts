import { isoDay } from '@/lib/base/dates/format-date';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { sampleWeather } from '@/lib/weather/sources/sample';
import type { PartName, Parts, WeatherSource } from '@/lib/weather/weather';
import { usesFahrenheit, weatherSource } from '@/lib/weather/weather-source';
import { knownPart } from '@/lib/weather/weather-store';

const HOUR_MS = 3_600_000;

/**
 * Maximum age of each part's copy. Alerts expire soonest because they may be canceled. Forecasts are updated only a few
 * times a day.
 */
const MAX_AGE_MS = {
  now: 3 * HOUR_MS,
  hours: 12 * HOUR_MS,
  days: 24 * HOUR_MS,
  alerts: HOUR_MS,
  air: 3 * HOUR_MS,
};

/** Returns the last good copy of a part unless it is too old to show. */
function freshPart<Name extends PartName>(city: City, part: Name, now: Date): Parts[Name] | undefined {
  const known = knownPart(city, part);
  return known && now.getTime() - known.goodAt < MAX_AGE_MS[part] ? known.data : undefined;
}

export type WeatherHere = {
  /** Undefined for the sample edition. */
  source?: WeatherSource;
  /** Observed at most three hours ago. */
  now?: Parts['now'];
  /** The next 12 hours, starting with the current one. */
  hours: Parts['hours'];
  /** Days of the forecast, starting with today. */
  days: Parts['days'];
  /** Current and announced alerts; undefined while unknown. */
  alerts?: Parts['alerts'];
  /** True if alerts have not been loaded for half an hour, so that a new alert may be missing. */
  areAlertsOld?: boolean;
  /** Air quality, measured at most three hours ago. */
  air?: NonNullable<Parts['air']>;
  /** Time at which the forecast was last confirmed. */
  forecastAt?: Date;
};

/** Returns the next 12 hours and 7 days of a forecast. */
function upcoming(city: City, { hours, days }: Pick<Parts, 'hours' | 'days'>, now: Date) {
  const today = isoDay(now, city.timeZone);
  const translated = <Part extends { words?: string | undefined }>(part: Part) => translate(city, part);
  return {
    hours: hours
      .filter(({ at }) => Date.parse(at) > now.getTime() - HOUR_MS)
      .slice(0, 12)
      .map(translated),
    days: days
      .filter(({ day }) => day >= today)
      .slice(0, 7)
      .map(translated),
  };
}

/** Translates the sky's description into the city's language. */
function translate<Part extends { words?: string | undefined }>(city: City, part: Part): Part {
  return part.words === undefined ? part : { ...part, words: messages(city).weather.sky(part.words) };
}

/** Returns the `lang` attribute for an agency's text, which is in English. */
export function agencyLanguage(city: Pick<City, 'locale'>): { lang?: 'en' } {
  return siteLanguage(city) === 'en' ? {} : { lang: 'en' };
}

/** Returns the known weather of a city; undefined if it has no weather service. */
export function weatherHere(city: City, now: Date): WeatherHere | undefined {
  const sample = isSampleEdition(city) && city.sampleWeather;
  if (sample) {
    const generated = sampleWeather(sample, now, city.timeZone);
    return { now: translate(city, generated.now), ...upcoming(city, generated, now) };
  }
  const source = weatherSource(city);
  if (!source) return undefined;
  const isFresh = ({ at }: { at: string }) => now.getTime() - Date.parse(at) < MAX_AGE_MS.now;
  const [observed, air] = [freshPart(city, 'now', now), freshPart(city, 'air', now)];
  const parts = { hours: freshPart(city, 'hours', now) ?? [], days: freshPart(city, 'days', now) ?? [] };
  const { goodAt } = knownPart(city, 'days') ?? {};
  const { goodAt: alertsAt = performance.timeOrigin } = knownPart(city, 'alerts') ?? {};
  return {
    source,
    now: observed && isFresh(observed) ? translate(city, observed) : undefined,
    ...(air && isFresh(air) && { air }),
    ...upcoming(city, parts, now),
    alerts: source.parts.alerts && alertsHere(city, now),
    areAlertsOld: source.parts.alerts && now.getTime() - alertsAt > HOUR_MS / 2,
    forecastAt: goodAt ? new Date(goodAt) : undefined,
  };
}

/** Returns the alerts that have not expired; undefined if they are unknown. */
export function alertsHere(city: City, now: Date): Parts['alerts'] | undefined {
  return freshPart(city, 'alerts', now)?.filter(({ until }) => Date.parse(until) > now.getTime());
}

/** Returns a temperature such as "72°" in the city's unit. */
export function degrees(city: Pick<City, 'region'>, celsius: number): string {
  return `${Math.round(usesFahrenheit(city) ? (celsius * 9) / 5 + 32 : celsius)}°`.replace('-', '−');
}

/** Highest value of each category of the EPA's air quality index. */
const AQI_STEPS = [50, 100, 150, 200, 300];

/** Returns the name of an air quality category, such as "unhealthy for sensitive groups". */
export function airName(city: City, { aqi }: NonNullable<Parts['air']>): string {
  return messages(city).weather.airNames[AQI_STEPS.filter((last) => aqi > last).length] ?? '';
}

/** Returns a speed such as "8 mph" in the city's unit. */
export function speed(city: Pick<City, 'region'>, kmh: number): string {
  return usesFahrenheit(city) ? `${Math.round(kmh / 1.609344)} mph` : `${Math.round(kmh)} km/h`;
}
