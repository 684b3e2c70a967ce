import type { WeatherDay } from '@/lib/weather/weather';

/** Temperatures in °C at the two ends of the color scale. */
const SCALE = [0, 40] as const;

/**
 * Bars for the temperatures of several days. Values are in percent of the span from the lowest to the highest
 * temperature.
 */
export type TemperatureRanges = {
  /** One bar per day; undefined unless both of the day's temperatures are known. */
  ranges: ({ start: number; width: number } | undefined)[];
  /** Ends of the color scale, which may be below 0 or above 100. */
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
