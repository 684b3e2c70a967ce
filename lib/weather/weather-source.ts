import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { settings } from '@/lib/settings/settings';
import { weatherService } from '@/lib/weather/has-weather';
import { airNow } from '@/lib/weather/sources/airnow';
import { nationalWeatherService } from '@/lib/weather/sources/nws';
import { openMeteo } from '@/lib/weather/sources/open-meteo';
import type { PartName, WeatherSource } from '@/lib/weather/weather';

const sources = { nws: nationalWeatherService, 'open-meteo': openMeteo };

/** Returns a city's weather service; undefined if it has none, and in the sample edition. */
export function weatherSource(city: City): WeatherSource | undefined {
  const { weatherUrl } = settings();
  const service = weatherService(city);
  return service && { ...sources[service], ...(weatherUrl && { origin: weatherUrl }) };
}

/** Returns the service for one part of the weather. Air quality has its own service, which needs the operator's key. */
export function sourceOf(city: City, part: PartName): WeatherSource | undefined {
  const source = weatherSource(city);
  if (part !== 'air' || !source) return source;
  const { airnowKey, weatherUrl } = settings();
  if (!airnowKey || countryOf(city.region) !== 'US') return undefined;
  return { ...airNow, ...(weatherUrl && { origin: weatherUrl }) };
}

/** Whether readers expect Fahrenheit and miles. */
export function usesFahrenheit({ region }: Pick<City, 'region'>): boolean {
  return countryOf(region) === 'US';
}
