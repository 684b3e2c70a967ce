import { type SiteLanguage, siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { cityStore, servedCities } from '@/lib/city/this-city';

/** Returns the city that a language edition belongs to; for any other city, the city itself. */
export function cityOfEdition(city: City): City {
  return (city.editionOf && cityStore().city(city.editionOf)) || city;
}

/**
 * Returns the language of an edition's city, because the city's books and most agencies' pages are in that
 * language. Undefined if the edition is in that language too.
 */
export function otherLanguage(city: City): SiteLanguage | undefined {
  const language = siteLanguage(cityOfEdition(city));
  return language === siteLanguage(city) ? undefined : language;
}

/** Returns a city with all its language editions, or an empty list if it has none. */
export function editionsHere(city: City): readonly City[] {
  const key = city.editionOf ?? city.key;
  const all = servedCities().filter((one) => one.key === key || one.editionOf === key);
  return all.length > 1 ? all : [];
}
