/** Whose law the legal pages speak of: California's, that of another state of the U.S., or another country's. */
export type Jurisdiction = 'us-ca' | 'us' | 'other';

/** The jurisdiction of a place, by its ISO 3166-2 code (`US-CA`). */
export function jurisdictionOf(region: string): Jurisdiction {
  const code = region.toUpperCase();
  if (code === 'US-CA') return 'us-ca';
  return code === 'US' || code.startsWith('US-') ? 'us' : 'other';
}
