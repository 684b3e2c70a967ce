import { z } from 'zod';
import { text } from '@/lib/city/schema/values';

const celsius = z.number().min(-90).max(60);

/** Differences between a weekday and the sample day. `warmer`: in degrees Celsius. `rain`: in percent. */
const weekday = z.object({
  words: text,
  warmer: z.number().min(-30).max(30),
  rain: z.number().min(0).max(100).optional(),
});

/**
 * Schema of `sample/weather.json`, the weather of the sample edition. `hours`: the temperature at each hour of the day,
 * in Celsius. `week`: Monday to Sunday.
 */
export const sampleWeather = z.object({
  words: text,
  night: text,
  hours: z.array(celsius).length(24),
  week: z.array(weekday).length(7).optional(),
});

export type SampleWeather = z.infer<typeof sampleWeather>;
