import type { WeatherDay } from '@/lib/weather/weather';

/** Degrees Celsius of the first and the last color of a temperature scale. */
const SCALE = [0, 40] as const;

/** Bars in percent of the width between the lowest and the highest temperature of all days. */
export type TemperatureRanges = {
  /** One per day; undefined unless both temperatures are known. */
  ranges: ({ start: number; width: number } | undefined)[];
  /** Ends of the color scale, which may lie outside. */
  scale: [cold: number, hot: number];
};

/** Returns the bars that show each day's temperatures on one scale. */
export function temperatureRanges(days: readonly Pick<WeatherDay, 'high' | 'low'>[]): TemperatureRanges {
  const all = days.flatMap(({ high, low }) => [high, low]).filter((celsius) => celsius !== undefined);
  const coldest = Math.min(...all);
  const span = Math.max(Math.max(...all) - coldest, 1);
  const percentOf = (celsius: number) => Math.round(((celsius - coldest) / span) * 100);
  return {
    ranges: days.map(({ high, low }) =>
      high === undefined || low === undefined
        ? undefined
        : { start: percentOf(low), width: percentOf(high) - percentOf(low) },
    ),
    scale: [percentOf(SCALE[0]), percentOf(SCALE[1])],
  };
}
