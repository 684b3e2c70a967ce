export type Jurisdiction = 'us-ca' | 'us' | 'other';

/** From an ISO 3166-2 code (`US-CA`). */
export function jurisdictionOf(region: string): Jurisdiction {
  const code = region.toUpperCase();
  if (code === 'US-CA') return 'us-ca';
  return code === 'US' || code.startsWith('US-') ? 'us' : 'other';
}
