import { iso31662 } from 'iso-3166';

/** The two letters of the country in an ISO 3166-2 code: `US` of `US-CO`. */
export function countryOf(region: string): string {
  return region.slice(0, 2);
}

/** The rest of the code: `CO` of `US-CO`; undefined where a country has no parts. */
export function subdivisionOf(region: string): string | undefined {
  return region.slice(3) || undefined;
}

/** `United States`, `Estados Unidos`. */
export function countryName(region: string, locale = 'en'): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(countryOf(region)) ?? countryOf(region);
}

const withArticle =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|\w+ Islands$|.* Republic$)/;

/** As it stands in a sentence: `the United States`, `Mexico`. */
export function countryInSentence(region: string, locale = 'en'): string {
  const name = countryName(region, locale);
  return withArticle.test(name) ? `the ${name}` : name;
}

const parts: ReadonlyMap<string, string> = new Map(iso31662.map(({ code, name }) => [code, name]));

/** Of a whole ISO 3166-2 code: `Colorado`, `Ontario`; undefined for a country alone. */
export function stateName(region: string): string | undefined {
  return parts.get(region);
}
