import { z } from 'zod';
import { listOf, matching, numberOf, oneOf, text } from '@/lib/city/schema/values';

/** Size of the map's drawing, in its own units; on a page it is shown about half as large. */
export const MAP_WIDTH = 920;
export const MAP_HEIGHT = 880;

const spot = z.tuple([numberOf(z.number()), numberOf(z.number())]).readonly();

/**
 * The map of a city and its surroundings, written by `npm run city-map`. Layers are painted in order: `home` is the
 * city's county (or country, where counties are unknown), `land` all other land.
 */
export const cityMap = z.strictObject({
  /** Sorted by population, after the city itself. */
  towns: z.record(text, spot),
  layers: listOf(
    z.strictObject({
      kind: oneOf(['land', 'lake', 'home']),
      path: matching(/^[Mlz\d .-]+$/, 'path data of M, l and z'),
    }),
    1,
  ),
  /** The name of the sea by language, and the position where it begins. */
  sea: z.strictObject({ at: spot, en: text, es: text }).optional(),
});
export type CityMap = z.infer<typeof cityMap>;
