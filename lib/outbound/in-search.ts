import { isDeepStrictEqual } from 'node:util';
import { siteLanguage } from '@/lib/base/languages.mjs';
import type { City } from '@/lib/city/city-type';
import { defaultCity, servedCities } from '@/lib/city/this-city';
import { mayBeListed } from '@/lib/news/sources/sections-here';
import { settingsOf } from '@/lib/settings/settings';

// docs/decisions/network-and-search.md explains which pages of a network search engines may index.

/** Match boilerplate pages, which are identical in all cities that share a language, or a language and a publisher. */
const SAME_IN_LANGUAGE = /^\/(?:privacy|terms|rss|sitemap|corrections)$/;
const SAME_FOR_PUBLISHER = /^\/(?:about|contact)$/;

/**
 * Whether search engines may index a path. Samples are not indexed. A page that several cities share is indexed in only
 * one of them, preferably the default city.
 */
export function isForSearch(city: City, path: string): boolean {
  if (!mayBeListed(city, path, settingsOf(city))) return false;
  if (!SAME_IN_LANGUAGE.test(path) && !SAME_FOR_PUBLISHER.test(path)) return true;
  const sharesPage = (one: City) =>
    siteLanguage(one) === siteLanguage(city) &&
    (!SAME_FOR_PUBLISHER.test(path) || isDeepStrictEqual(one.publisher, city.publisher));
  const cities = servedCities().filter(sharesPage);
  const one = cities.find(({ key }) => key === defaultCity()) ?? cities[0];
  return one?.key === city.key;
}
