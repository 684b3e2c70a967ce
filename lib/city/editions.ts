import { type SiteLanguage, siteLanguage } from '@/lib/base/site-language';
import type { City } from '@/lib/city/city-type';
import { cityStore, servedCities } from '@/lib/city/this-city';

/** The city that an edition in another language is of; every other city itself. */
export function wholeCityOf(city: City): City {
  return (city.editionOf && cityStore().city(city.editionOf)) || city;
}

/** Of an edition's city, where it is another than its own: of the city's books, and of most pages of its agencies. */
export function otherLanguage(city: City): SiteLanguage | undefined {
  const language = siteLanguage(wholeCityOf(city));
  return language === siteLanguage(city) ? undefined : language;
}

/** A city and its editions in other languages, that in hand among them; empty where it has none. */
export function editionsHere(city: City): readonly City[] {
  const key = city.editionOf ?? city.key;
  const all = servedCities().filter((one) => one.key === key || one.editionOf === key);
  return all.length > 1 ? all : [];
}
