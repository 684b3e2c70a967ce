import { z } from 'zod';
import { listOf, matching, numberOf, oneOf, text } from '@/lib/city/schema/values';

/** Size of the map's drawing, in its own units; a page shows the map about half as large. */
export const MAP_WIDTH = 920;
export const MAP_HEIGHT = 880;

const spot = z.tuple([numberOf(z.number()), numberOf(z.number())]).readonly();

/**
 * The map of a city and its surroundings, written by `npm run city-map`. Layers are painted in order: `home` is the
 * city's county (or country, where counties are unknown), `land` all other land.
 */
export const cityMap = z.strictObject({
  /** Positions of towns, the city itself first, the others sorted by population. */
  towns: z.record(text, spot),
  layers: listOf(
    z.strictObject({
      kind: oneOf(['land', 'lake', 'home']),
      path: matching(/^[Mlz\d .-]+$/, 'path data of M, l and z'),
    }),
    1,
  ),
  /** Name of the sea in each language, and the position where the name begins. */
  sea: z.strictObject({ at: spot, en: text, es: text }).optional(),
});
export type CityMap = z.infer<typeof cityMap>;
