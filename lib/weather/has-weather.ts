import type { City } from '@/lib/city/city-type';
import { countryOf } from '@/lib/city/complete/region';
import { cityOfEdition } from '@/lib/city/editions';
import { isSampleEdition } from '@/lib/news/sources/sections-here';
import { settings } from '@/lib/settings/settings';

/** Returns the name of a city's weather service; undefined if it has none, and in the sample edition. */
export function weatherService(city: City): 'nws' | 'open-meteo' | undefined {
  const { weather = countryOf(city.region) === 'US' ? 'nws' : 'none' } = cityOfEdition(city);
  const isOff = weather === 'none' || settings().weatherUrl === 'none' || isSampleEdition(city);
  return isOff ? undefined : weather;
}

/** Whether the city has a weather page. */
export function hasWeather(city: City): boolean {
  return isSampleEdition(city) ? city.sampleWeather !== undefined : weatherService(city) !== undefined;
}
