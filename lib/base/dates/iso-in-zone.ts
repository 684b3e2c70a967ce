import { DateTime } from 'luxon';

/** A moment as machines read it, with the offset that holds in the zone: 2026-11-18T07:30:00-08:00. */
export function isoInZone(date: Date, zone: string): string {
  const text = DateTime.fromJSDate(date, { zone }).toISO({ suppressMilliseconds: true });
  return text ?? date.toISOString();
}
