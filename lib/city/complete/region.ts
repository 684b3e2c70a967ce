import { iso31662 } from 'iso-3166';

/** Returns the country part of an ISO 3166-2 code: `US` for `US-CO`. */
export function countryOf(region: string): string {
  return region.slice(0, 2);
}

/** Returns the subdivision part of an ISO 3166-2 code: `CO` for `US-CO`; undefined for a country. */
export function subdivisionOf(region: string): string | undefined {
  return region.slice(3) || undefined;
}

/** Returns the name of a region's country: `United States`; in Spanish `Estados Unidos`. */
export function countryName(region: string, locale = 'en'): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryOf(region)) ?? countryOf(region);
}

const WITH_ARTICLE =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|\w+ Islands$|.* Republic$)/;

/** Returns the name of a region's country for use in a sentence: `the United States`, `Mexico`. */
export function countryInSentence(region: string, locale = 'en'): string {
  const name = countryName(region, locale);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

const parts: ReadonlyMap<string, string> = new Map(iso31662.map(({ code, name }) => [code, name]));

/** Returns the name of an ISO 3166-2 subdivision: `Colorado`, `Ontario`; undefined for a country. */
export function stateName(region: string): string | undefined {
  return parts.get(region);
}
