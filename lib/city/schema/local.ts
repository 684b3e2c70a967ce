import { z } from 'zod';
import { reach } from '@/lib/city/schema/feed-source';
import { listOf, text } from '@/lib/city/schema/links';

const near = reach.exclude(['elsewhere']);
export type Near = z.infer<typeof near>;

/** Names match as whole words, without regard to case or accents; abbreviations of states, such as Calif., as written. */
const place = z.strictObject({
  reach: near,
  /** Farther off the area, as a reader calls it; absent where the words name none. */
  town: text.optional(),
  names: listOf(text),
  /**
   * Also common words or names elsewhere: they count only with their capitals and with another near place or a regional
   * source, and for a town or a county only beside a word such as `in` or `police`.
   */
  unsure: listOf(text).optional(),
});
export type Place = z.infer<typeof place>;

export const cityLocal = z.strictObject({
  places: listOf(place),
  /** Names of the region that include the city: with one of them a regional story is local too. */
  takesIn: listOf(text),
  /** Phrases with a place's name that mean something else: a wind, a dish, a television series. */
  notPlaces: listOf(text),
  /** Folders of an address: `orange-county` of `/news/orange-county/…`. */
  addressParts: listOf(z.strictObject({ part: text, reach: near, town: text.optional() })),
});

/** `isAbroad`: outside of the United States, where the abbreviations of its states are words. */
export type CityLocal = z.infer<typeof cityLocal> & { isAbroad?: true };
