/** The two letters of the country in an ISO 3166-2 code: `US` of `US-CO`. */
export function countryOf(region: string): string {
  return region.slice(0, 2);
}

/** In English: `United States`. */
export function countryName(region: string): string {
  return new Intl.DisplayNames('en', { type: 'region' }).of(countryOf(region)) ?? countryOf(region);
}

const withArticle =
  /^(?:United|Netherlands|Philippines|Bahamas|Gambia|Maldives|Seychelles|Comoros|\w+ Islands$|.* Republic$)/;

/** As it stands in a sentence: `the United States`, `Mexico`. */
export function countryInSentence(region: string): string {
  const name = countryName(region);
  return withArticle.test(name) ? `the ${name}` : name;
}
