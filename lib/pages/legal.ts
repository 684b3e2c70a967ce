import type { City } from '@/lib/city/city-type';
import { countryInSentence, countryName } from '@/lib/city/complete/region';

/**
 * Change it with the text of the privacy policy and the terms, and in public/.well-known/gpc.json. At noon in Greenwich
 * it is that day nearly everywhere.
 */
export const effectiveDate = new Date('2026-11-22T12:00:00Z');

/** Whose law governs, as it stands in a sentence: `Colorado`, `the United Kingdom`. */
export function governingPlace({ state, region }: Pick<City, 'state' | 'region'>): string {
  return state === countryName(region) ? countryInSentence(region) : state;
}

export type Jurisdiction = 'us-ca' | 'us' | 'other';

/** From an ISO 3166-2 code (`US-CA`). */
export function jurisdictionOf(region: string): Jurisdiction {
  const code = region.toUpperCase();
  if (code === 'US-CA') return 'us-ca';
  return code === 'US' || code.startsWith('US-') ? 'us' : 'other';
}
