import { DateTime } from 'luxon';
import { getPosition, getTimes } from 'suncalc';
import type { Spot } from '@/lib/weather/weather';

export type Sun = { rise?: Date; set?: Date };

/**
 * Returns sunrise and sunset of the local day that contains an instant. Both are undefined during polar day
 * and night.
 */
export function sunOn(now: Date, { latitude, longitude, timeZone }: Spot): Sun {
  const noon = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day').plus({ hours: 12 });
  const { sunrise, sunset } = getTimes(noon.toJSDate(), latitude, longitude);
  return { rise: sunrise ?? undefined, set: sunset ?? undefined };
}

/** Whether the sun is below the horizon. */
export function isNight(at: Date, { latitude, longitude }: Spot): boolean {
  return getPosition(at, latitude, longitude).altitude < 0;
}
