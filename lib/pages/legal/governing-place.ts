import type { City } from '@/lib/city/city-type';
import { countryInSentence, countryName } from '@/lib/city/complete/region';

/** Whose law governs, as it stands in a sentence: `Colorado`, `the United Kingdom`. */
export function governingPlace({ state, region }: Pick<City, 'state' | 'region'>): string {
  return state === countryName(region) ? countryInSentence(region) : state;
}
