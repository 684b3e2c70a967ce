import type { City } from '@/lib/city/city-type';
import { cityByKey, onlyCity } from '@/lib/city/this-city';

/** Returns the city with this key; by default the only city that the test serves. */
export function thisCity(key = onlyCity()): City {
  const city = key === undefined ? undefined : cityByKey(key);
  if (!city) throw new Error(`no city ${key ?? '(CITY names none)'}`);
  return city;
}
