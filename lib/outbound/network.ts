import type { City } from '@/lib/city/city-type';
import { countryName, countryOf, stateName } from '@/lib/city/complete/region';
import { servedCities } from '@/lib/city/this-city';

/** A country, or a part of one, with its cities sorted by title. */
export type Place = { id: string; name: string; cities: readonly City[] };
export type Country = Place & { regions: readonly Place[] };

const byName = new Intl.Collator('en').compare;

type OfRegion = (region: string) => string;

function placesOf(cities: readonly City[], idOf: OfRegion, nameOf: OfRegion): Place[] {
  const ids = [...new Set(cities.map(({ region }) => idOf(region)))];
  const citiesIn = (id: string) => cities.filter(({ region }) => idOf(region) === id);
  const places = ids.map((id) => ({ id, name: nameOf(id), cities: citiesIn(id) }));
  return places.toSorted((one, other) => byName(one.name, other.name));
}

/** Groups the served cities by country, then by region. Cities without a region are listed under the country's name. */
export function networkCountries(): Country[] {
  const sorted = servedCities().toSorted((one, other) => byName(one.siteTitle, other.siteTitle));
  return placesOf(sorted, countryOf, countryName).map((country) => {
    const partName = (region: string) => stateName(region) ?? country.name;
    return { ...country, regions: placesOf(country.cities, (region) => region, partName) };
  });
}

export function networkRobots(url: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`;
}
