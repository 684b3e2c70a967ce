import { DateTime } from 'luxon';

export function isoInZone(date: Date, zone: string): string {
  const text = DateTime.fromJSDate(date, { zone }).toISO({ suppressMilliseconds: true });
  return text ?? date.toISOString();
}
