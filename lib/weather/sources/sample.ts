import { DateTime } from 'luxon';
import { z } from 'zod';
import { memoizeByObject } from '@/lib/base/cache';
import type { City } from '@/lib/city/city-type';
import { celsius, type Parts, words } from '@/lib/weather/weather';

/** `hours`: the temperature at each hour of the day, in Celsius. */
const sample = z.object({ words, night: words, hours: z.array(celsius).length(24) });
type SampleDay = z.infer<typeof sample>;

/** Returns the weather of every sample day, from the city's `sample/weather.json`; undefined if there is none. */
export const sampleDay = memoizeByObject(({ sampleWeather }: City): SampleDay | undefined => {
  try {
    return sample.safeParse(JSON.parse(sampleWeather ?? 'null')).data;
  } catch {
    return undefined;
  }
});

const DAWN_HOUR = 7;
const DUSK_HOUR = 17;

function hourAt(at: DateTime, { hours, words: light, night }: SampleDay): Parts['hours'][number] {
  const isLight = at.hour >= DAWN_HOUR && at.hour < DUSK_HOUR;
  const time = at.toISO({ suppressMilliseconds: true }) ?? '';
  return { at: time, celsius: hours[at.hour] as number, words: isLight ? light : night };
}

/** Returns the sample edition's weather at a time, without alerts: nobody must be warned of a made-up danger. */
export function sampleWeather(day: SampleDay, now: Date, zone: string): Omit<Parts, 'alerts' | 'air'> {
  const here = DateTime.fromJSDate(now, { zone }).startOf('hour');
  const [high, low] = [Math.max(...day.hours), Math.min(...day.hours)];
  return {
    now: hourAt(here, day),
    hours: Array.from({ length: 24 }, (_, later) => hourAt(here.plus({ hours: later }), day)),
    days: Array.from({ length: 7 }, (_, later) => {
      return { day: here.plus({ days: later }).toFormat('yyyy-MM-dd'), high, low, words: day.words };
    }),
  };
}
