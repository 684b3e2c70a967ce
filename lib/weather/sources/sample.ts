import { DateTime } from 'luxon';
import { z } from 'zod';
import { memoizeByObject } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { celsius, type Parts, words } from '@/lib/weather/weather';

/** Differences between a weekday and the sample day. `warmer`: in degrees Celsius. `rain`: in percent. */
const weekday = z.object({
  words,
  warmer: z.number().min(-30).max(30),
  rain: z.number().min(0).max(100).optional(),
});

/** `hours`: the temperature at each hour of the day, in Celsius. `week`: Monday to Sunday. */
const sample = z.object({
  words,
  night: words,
  hours: z.array(celsius).length(24),
  week: z.array(weekday).length(7).optional(),
});
type SampleDay = z.infer<typeof sample>;

/** Returns the city's sample weather, from its `sample/weather.json`; undefined if there is none. */
export const sampleDay = memoizeByObject(({ sampleWeather }: City): SampleDay | undefined => {
  try {
    return sample.safeParse(JSON.parse(sampleWeather ?? 'null')).data;
  } catch {
    return undefined;
  }
});

const DAWN_HOUR = 7;
const DUSK_HOUR = 17;

/** Returns a day's sky, how much warmer it is than the sample day, and its chance of rain. */
function weekdayOf(at: DateTime, { week, words: light }: SampleDay): z.infer<typeof weekday> {
  return week?.[at.weekday - 1] ?? { words: light, warmer: 0 };
}

function hourAt(at: DateTime, day: SampleDay): Parts['hours'][number] {
  const isLight = at.hour >= DAWN_HOUR && at.hour < DUSK_HOUR;
  const { words: light, warmer, rain } = weekdayOf(at, day);
  return {
    at: at.toISO({ suppressMilliseconds: true }) ?? '',
    celsius: (day.hours[at.hour] as number) + warmer,
    words: isLight || rain ? light : day.night,
    rain,
  };
}

/**
 * Returns the sample edition's weather at a time. It contains no alerts, because a made-up danger must not
 * alarm anybody.
 */
export function sampleWeather(day: SampleDay, now: Date, zone: string): Omit<Parts, 'alerts' | 'air'> {
  const here = DateTime.fromJSDate(now, { zone }).startOf('hour');
  const [high, low] = [Math.max(...day.hours), Math.min(...day.hours)];
  return {
    now: hourAt(here, day),
    hours: Array.from({ length: 24 }, (_, later) => hourAt(here.plus({ hours: later }), day)),
    days: Array.from({ length: 7 }, (_, later) => {
      const at = here.plus({ days: later });
      const { words: sky, warmer, rain } = weekdayOf(at, day);
      return { day: at.toFormat('yyyy-MM-dd'), high: high + warmer, low: low + warmer, rain, words: sky };
    }),
  };
}
