import { z } from 'zod';
import { listOf, matching, numberOf, oneOf, text } from '@/lib/city/schema/values';

/** Units of the drawing that a city's map stands in; its window is about twice as small on a page. */
export const MAP_WIDTH = 920;
export const MAP_HEIGHT = 880;

const spot = z.tuple([numberOf(z.number()), numberOf(z.number())]).readonly();

/**
 * The map of a city and its surroundings, written by `npm run city-map`. Layers are painted in their order: `home` is the
 * city's county (its country, where counties are not known), `land` all other land.
 */
export const cityMap = z.strictObject({
  /** The city first, then by population. */
  towns: z.record(text, spot),
  layers: listOf(
    z.strictObject({
      kind: oneOf(['land', 'lake', 'home']),
      path: matching(/^[Mlz\d .-]+$/, 'path data of M, l and z'),
    }),
    1,
  ),
  /** The name of the sea, by language, and where it begins. */
  sea: z.strictObject({ at: spot, en: text, es: text }).optional(),
});
export type CityMap = z.infer<typeof cityMap>;
