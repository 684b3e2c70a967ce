import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { wholeCityOf } from '@/lib/city/editions';
import { thisCity } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/feed-sources';
import { settings } from '@/lib/settings/settings';
import { airNow } from '@/lib/weather/sources/airnow';
import { nationalWeatherService } from '@/lib/weather/sources/nws';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import { sampleDay } from '@/lib/weather/sources/sample';
import type { PartName, WeatherSource } from '@/lib/weather/weather';

const sources = { nws: nationalWeatherService, 'open-meteo': openMeteo };

function isSample(city: City): boolean {
  return editionOf(settings().feeds, city) === 'sample';
}

/** Whom a city's weather is asked of; undefined for nobody, and in the sample edition. */
export function weatherSource(city: City = thisCity()): WeatherSource | undefined {
  const { weatherUrl } = settings();
  const { weather = countryOf(city.region) === 'US' ? 'nws' : 'none' } = wholeCityOf(city);
  if (weather === 'none' || weatherUrl === 'none' || isSample(city)) return undefined;
  return { ...sources[weather], ...(weatherUrl && { origin: weatherUrl }) };
}

/** Whom a part of it is asked of: how bad the air is knows a service of its own, of which the operator has a key. */
export function sourceOf(part: PartName, city: City = thisCity()): WeatherSource | undefined {
  const source = weatherSource(city);
  if (part !== 'air' || !source) return source;
  const { airnowKey, weatherUrl } = settings();
  if (!airnowKey || countryOf(city.region) !== 'US') return undefined;
  return { ...airNow, ...(weatherUrl && { origin: weatherUrl }) };
}

/** Whether the city has a page of its weather. */
export function hasWeather(city: City = thisCity()): boolean {
  return isSample(city) ? sampleDay(city) !== undefined : weatherSource(city) !== undefined;
}

/** In Fahrenheit, as the United States has it. */
export function usesFahrenheit({ region }: Pick<City, 'region'> = thisCity()): boolean {
  return countryOf(region) === 'US';
}
