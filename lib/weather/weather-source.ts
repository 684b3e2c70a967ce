import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { cityOfEdition } from '@/lib/city/editions';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { settings } from '@/lib/settings/settings';
import { airNow } from '@/lib/weather/sources/airnow';
import { nationalWeatherService } from '@/lib/weather/sources/nws';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import { sampleDay } from '@/lib/weather/sources/sample';
import type { PartName, WeatherSource } from '@/lib/weather/weather';

const sources = { nws: nationalWeatherService, 'open-meteo': openMeteo };

/** Returns the service for a city's weather; undefined if there is none, and in the sample edition. */
export function weatherSource(city: City): WeatherSource | undefined {
  const { weatherUrl } = settings();
  const { weather = countryOf(city.region) === 'US' ? 'nws' : 'none' } = cityOfEdition(city);
  if (weather === 'none' || weatherUrl === 'none' || isSampleEdition(city)) return undefined;
  return { ...sources[weather], ...(weatherUrl && { origin: weatherUrl }) };
}

/** Returns the service for one part of the weather. Air quality has its own service, which needs the operator's key. */
export function sourceOf(city: City, part: PartName): WeatherSource | undefined {
  const source = weatherSource(city);
  if (part !== 'air' || !source) return source;
  const { airnowKey, weatherUrl } = settings();
  if (!airnowKey || countryOf(city.region) !== 'US') return undefined;
  return { ...airNow, ...(weatherUrl && { origin: weatherUrl }) };
}

/** Whether the city has a weather page. */
export function hasWeather(city: City): boolean {
  return isSampleEdition(city) ? sampleDay(city) !== undefined : weatherSource(city) !== undefined;
}

/** Whether readers expect Fahrenheit and miles. */
export function usesFahrenheit({ region }: Pick<City, 'region'>): boolean {
  return countryOf(region) === 'US';
}
