import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The two letters of the country in an ISO 3166-2 code: `US` of `US-CO`. */
export function countryOf(region: string): string {
  return region.slice(0, 2);
}

/** The rest of the code: `CO` of `US-CO`; undefined where a country has no parts. */
export function subdivisionOf(region: string): string | undefined {
  return region.slice(3) || undefined;
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

/** By the second part of ISO 3166-2:US. */
const statesFile = path.join(/*turbopackIgnore: true*/ process.cwd(), 'lib/city/defaults/us-states.json');
const usStates: Readonly<Record<string, string>> = JSON.parse(readFileSync(statesFile, 'utf8'));

/** Undefined outside of the United States, whose codes mean other places elsewhere. */
export function usState(region: string): string | undefined {
  return region.startsWith('US-') ? usStates[region.slice(3)] : undefined;
}
