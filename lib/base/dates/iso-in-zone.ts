import { DateTime } from 'luxon';

export function isoInZone(date: Date, zone: string): string {
  const text = DateTime.fromJSDate(date, { zone }).toISO({ suppressMilliseconds: true });
  return text ?? date.toISOString();
}

/** `2026-11-22`. */
export function dayInZone(date: Date, zone: string): string {
  return isoInZone(date, zone).slice(0, 10);
}
