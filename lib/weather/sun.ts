import { DateTime } from 'luxon';
import { getTimes } from 'suncalc';
import type { Spot } from '@/lib/weather/weather';

export type Sun = { rise?: Date; set?: Date };

/** Of the day there that an instant is in; neither where the sun stays up or down. */
export function sunOn(now: Date, { latitude, longitude, timeZone }: Spot): Sun {
  const noon = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day').plus({ hours: 12 });
  const { sunrise, sunset } = getTimes(noon.toJSDate(), latitude, longitude);
  return { ...(sunrise && { rise: sunrise }), ...(sunset && { set: sunset }) };
}
