import tzLookup from '@photostructure/tz-lookup';
import type { Place } from './place-table';

/** IANA, such as America/Denver. */
export function timeZoneAt({ latitude, longitude }: Pick<Place, 'latitude' | 'longitude'>): string {
  return tzLookup(latitude, longitude);
}
