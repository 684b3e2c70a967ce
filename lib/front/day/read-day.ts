import { clockTime, isoDay } from '@/lib/base/dates/format-date';
import { capitalized } from '@/lib/base/text/clean-text';
import type { City } from '@/lib/city/city-type';
import { airOf } from '@/lib/front/day/today';
import { messages } from '@/lib/messages/messages';
import { type DaySky, daySky } from '@/lib/weather/sky';
import { type SkyKind, skyKind } from '@/lib/weather/sky-kind';
import { isNight, sunOn } from '@/lib/weather/sun';
import { degrees, type WeatherHere } from '@/lib/weather/weather-here';

/** A label under the day ribbon. `at`: its position in percent of the day. */
export type DayLabel = { kind: 'hour' | 'rise' | 'set' | 'now'; at: number; text: string; figure?: string };

/** Facts for the day ribbon and for the ears, which are the corners beside the nameplate. */
export type Day = {
  sky: DaySky;
  labels: DayLabel[];
  /** Per hour with a forecast: position in percent of the day (`at`) and cloud cover (`share`, 0 to 1). */
  clouds: { at: number; share: number }[];
  /** Weather in the left ear; undefined if it is unknown. */
  air?: { figure: string; note: string; sky: SkyKind; isNight: boolean };
  /** Next sunrise or sunset in the right ear; undefined during polar day or night. */
  sun?: { kind: 'rise' | 'set'; figure: string };
  /** Text alternative of the ribbon. */
  alternative: string;
};

const LABEL_HOURS = [3, 6, 9, 12, 15, 18, 21];
/** Minimum distance between two labels at a width of 1,024 px, in percent of the day. */
const LABEL_GAP = 7;
const CLOUD_SHARES: Record<SkyKind, number> = {
  clear: 0,
  partly: 0.15,
  cloudy: 0.5,
  fog: 0.5,
  rain: 0.65,
  snow: 0.6,
  storm: 0.75,
};

type Hour = { at: string; celsius: number; words?: string | undefined };

/** Returns "6:35" without "a.m.", because the sky next to it shows which half of the day it is. */
function plainClock(time: Date, city: City): string {
  return clockTime(time, city).replace(/\s[ap]\.?\s?m\.?$/i, '');
}

function hourLabels(hours: readonly Hour[], taken: readonly DayLabel[], now: Date, city: City): DayLabel[] {
  const today = isoDay(now, city.timeZone);
  const celsiusAt = new Map(
    hours
      .filter(({ at }) => isoDay(new Date(at), city.timeZone) === today)
      .map(({ at, celsius }) => [localHour(new Date(at), city), celsius]),
  );
  return LABEL_HOURS.flatMap((hour) => {
    const at = (hour / 24) * 100;
    if (taken.some((label) => Math.abs(label.at - at) < LABEL_GAP)) return [];
    const celsius = celsiusAt.get(hour);
    const time = new Date(`${today}T${String(hour).padStart(2, '0')}:00:00Z`);
    const text = capitalized(clockTime(time, { ...city, timeZone: 'UTC' }));
    return [{ kind: 'hour', at, text, ...(celsius !== undefined && { figure: degrees(city, celsius) }) }];
  });
}

function localHour(time: Date, { timeZone }: City): number {
  return Number(time.toLocaleString('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }));
}

function cloudsOf(hours: readonly Hour[], now: Date, city: City): Day['clouds'] {
  const today = isoDay(now, city.timeZone);
  return hours
    .filter(({ at }) => isoDay(new Date(at), city.timeZone) === today)
    .map(({ at, words }) => ({
      at: Math.round((localHour(new Date(at), city) / 24) * 1000) / 10,
      share: CLOUD_SHARES[skyKind(words)],
    }));
}

function nextSun(now: Date, city: City): Day['sun'] {
  const { rise, set } = sunOn(now, city);
  if (rise && now < rise) return { kind: 'rise', figure: plainClock(rise, city) };
  if (set && now < set) return { kind: 'set', figure: plainClock(set, city) };
  const tomorrow = sunOn(new Date(now.getTime() + 24 * 3_600_000), city).rise;
  return tomorrow ? { kind: 'rise', figure: plainClock(tomorrow, city) } : undefined;
}

/** Returns a city's sky at an instant, and its weather if that is known. */
export function readDay(city: City, weather: WeatherHere | undefined, now: Date): Day {
  const { day: m, ...front } = messages(city).front;
  const sky = daySky(now, city);
  const { rise, set } = sunOn(now, city);
  const words = weather ? airOf(city, weather, now) : {};
  const [figure, ...described] = words.here?.split(', ') ?? [];
  const fixed: DayLabel[] = [
    { kind: 'now', at: sky.now, text: m.now, ...(figure && { figure }) },
    ...(rise && sky.rise !== undefined
      ? [{ kind: 'rise' as const, at: sky.rise, text: m.rise(plainClock(rise, city)) }]
      : []),
    ...(set && sky.set !== undefined
      ? [{ kind: 'set' as const, at: sky.set, text: m.set(plainClock(set, city)) }]
      : []),
  ];
  const hours = weather?.hours ?? [];
  const note = capitalized(
    [...described, words.rain ?? words.tonight ?? words.high].filter(Boolean).join(', '),
  );
  const parts = [
    rise && front.sunrise(clockTime(rise, city)),
    words.here && `${m.now} ${words.here}`,
    words.high,
    words.rain,
    set && front.sunset(clockTime(set, city)),
    words.tonight,
  ];
  const sun = nextSun(now, city);
  return {
    sky,
    labels: [...fixed, ...hourLabels(hours, fixed, now, city)],
    clouds: cloudsOf(hours, now, city),
    ...(figure && { air: { figure, note, sky: skyKind(described.join(' ')), isNight: isNight(now, city) } }),
    ...(sun && { sun }),
    alternative: parts.filter(Boolean).join('; '),
  };
}
