import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { thisCity } from '@/lib/city/this-city';
import { editionOf } from '@/lib/news/sources/feed-sources';
import { settings } from '@/lib/settings/settings';
import { nationalWeatherService } from '@/lib/weather/sources/nws';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import { sampleDay } from '@/lib/weather/sources/sample';
import type { WeatherSource } from '@/lib/weather/weather';

const sources = { nws: nationalWeatherService, 'open-meteo': openMeteo };

function isSample(city: City): boolean {
  return editionOf(settings().feeds, city) === 'sample';
}

/** Whom a city's weather is asked of; undefined for nobody, and in the sample edition. */
export function weatherSource(city: City = thisCity()): WeatherSource | undefined {
  const { weatherUrl } = settings();
  const { weather = countryOf(city.region) === 'US' ? 'nws' : 'none' } = city;
  if (weather === 'none' || weatherUrl === 'none' || isSample(city)) return undefined;
  return { ...sources[weather], ...(weatherUrl && { origin: weatherUrl }) };
}

/** Whether the city has a page of its weather. */
export function hasWeather(city: City = thisCity()): boolean {
  return isSample(city) ? sampleDay(city) !== undefined : weatherSource(city) !== undefined;
}

/** In Fahrenheit, as the United States has it. */
export function usesFahrenheit({ region }: Pick<City, 'region'> = thisCity()): boolean {
  return countryOf(region) === 'US';
}
