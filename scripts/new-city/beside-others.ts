import { CityStore } from '@/lib/city/read/city-store';
import { defaultOf } from '@/lib/city/this-city';

/** With other cities in the folder: which is where when CITY is not set. Undefined for the only one. */
export function besideOthers(key: string, citiesDir: string): string | undefined {
  const cities = new CityStore(citiesDir).cities();
  if (cities.length < 2) return undefined;
  const first = defaultOf(cities, {});
  const other = cities.find((city) => city.key !== key && city.hosts.length === 0)?.key;
  if (first === key && other)
    return `Without CITY it takes the place of ${other}, which lists no hosts either: give ${other} hosts, or set CITY.`;
  if (first === key)
    return 'Without CITY it is at SITE_URL and on this machine, each other city at its hosts.';
  const hosts = cities.find((city) => city.key === key)?.hosts ?? [];
  const where =
    hosts.length > 0 ? `at its hosts: ${hosts.join(', ')}` : 'not served before its city.yaml lists hosts';
  return `Without CITY, ${first} is at SITE_URL and on this machine, and ${key} is ${where}.`;
}
