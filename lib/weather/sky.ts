import { DateTime } from 'luxon';
import { getPosition } from 'suncalc';
import { sunOn } from '@/lib/weather/sun';
import type { Spot } from '@/lib/weather/weather';

/** The sky's color at a time of day. `at`: the time in percent of the day, from midnight to midnight. */
type SkyStop = { at: number; color: string };

export type DaySky = {
  stops: SkyStop[];
  /** Sunrise and sunset in percent of the day; undefined during polar night or day. */
  rise?: number;
  set?: number;
  now: number;
  /** Times, in percent of the day, at which the sky is dark enough for stars. */
  stars: number[];
};

type Shade = readonly [degrees: number, morning: string, evening: string];

/** The sky's color by the height of the sun, in degrees above the horizon. */
const PALETTE: readonly [Shade, ...Shade[]] = [
  [-30, '#241a33', '#241a33'],
  [-20, '#3b2a4b', '#4a2f54'],
  [-6.5, '#a14f55', '#b0525a'],
  [2, '#f0a560', '#ef9950'],
  [15, '#f9dfae', '#fadfa6'],
  [34, '#dfe9dc', '#e9ebd0'],
];

/** Height of the sun, in degrees above the horizon, below which stars are drawn (nautical dusk). */
const STAR_DEGREES = -12;
const STEP_MINUTES = 10;
const DAY_MINUTES = 1440;

function mixed(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

function colorAt(degrees: number, isMorning: boolean): string {
  const color = ([, morning, evening]: Shade) => (isMorning ? morning : evening);
  const low = PALETTE.findLast(([step]) => step <= degrees) ?? PALETTE[0];
  const high = PALETTE.find(([step]) => step > degrees) ?? low;
  if (low === high) return color(low);
  return mixed(color(low), color(high), (degrees - low[0]) / (high[0] - low[0]));
}

function percentOf(time: Date, timeZone: string): number {
  const local = DateTime.fromJSDate(time, { zone: timeZone });
  return percentAt(local.hour * 60 + local.minute);
}

function percentAt(minutes: number): number {
  const percent = (minutes / DAY_MINUTES) * 100;
  return Math.round(percent * 100) / 100;
}

/** Returns the sun's height through the local day, every ten minutes, in degrees. */
function heights(now: Date, { latitude, longitude, timeZone }: Spot): { at: number; degrees: number }[] {
  const midnight = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  return Array.from({ length: DAY_MINUTES / STEP_MINUTES + 1 }, (_, step) => {
    const minutes = step * STEP_MINUTES;
    // Use clock time, like percentOf(), because a day may have 23 or 25 hours.
    const time = midnight.set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
    return {
      at: percentAt(minutes),
      degrees: getPosition(time.toJSDate(), latitude, longitude).altitude,
    };
  });
}

/**
 * Returns the sky of the local day that contains an instant, as a gradient from midnight to midnight whose colors
 * follow the sun's height. Ignores clouds.
 */
export function daySky(now: Date, spot: Spot): DaySky {
  const all = heights(now, spot);
  const noon = all.reduce((highest, each) => (each.degrees > highest.degrees ? each : highest));
  const steps = PALETTE.map(([degrees]) => degrees);
  const stops = all.filter(({ at, degrees }, index) => {
    const before = all[index - 1];
    if (!before || index === all.length - 1 || at === noon.at) return true;
    return steps.some((step) => before.degrees < step !== degrees < step);
  });
  const { rise, set } = sunOn(now, spot);
  const dark = all.filter(({ degrees }) => degrees < STAR_DEGREES).map(({ at }) => at);
  return {
    stops: stops.map(({ at, degrees }) => ({ at, color: colorAt(degrees, at <= noon.at) })),
    rise: rise && percentOf(rise, spot.timeZone),
    set: set && percentOf(set, spot.timeZone),
    now: percentOf(now, spot.timeZone),
    stars: dark.filter((_, index) => index % 4 === 1),
  };
}
