import { DateTime } from 'luxon';
import type { SampleWeather } from '@/lib/city/schema/sample-weather';
import type { Parts } from '@/lib/weather/weather';

const DAWN_HOUR = 7;
const DUSK_HOUR = 17;

/** Returns a day's sky, how much warmer it is than the sample day, and its chance of rain. */
function weekdayOf(
  at: DateTime,
  { week, words: light }: SampleWeather,
): NonNullable<SampleWeather['week']>[number] {
  return week?.[at.weekday - 1] ?? { words: light, warmer: 0 };
}

function hourAt(at: DateTime, day: SampleWeather): Parts['hours'][number] {
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
export function sampleWeather(day: SampleWeather, now: Date, zone: string): Omit<Parts, 'alerts' | 'air'> {
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
