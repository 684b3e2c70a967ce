import type { Reach } from '@/lib/city/story-types';

export type Near = Exclude<Reach, 'elsewhere'>;

/** Names match as whole words, without regard to case or accents. */
export type Place = {
  reach: Near;
  /** Farther off the area, as a reader calls it; absent where the words name none. */
  town?: string;
  names: readonly string[];
  /**
   * Also common words or names elsewhere: they count only with another near place or a regional source, and for a town
   * or a county only beside a word such as `in` or `police`.
   */
  unsure?: readonly string[];
};

export type CityLocal = {
  places: readonly Place[];
  /** Names of the region that include the city: with one of them a regional story is local too. */
  takesIn: readonly string[];
  /** Phrases with a place's name that mean something else: a wind, a dish, a television series. */
  notPlaces: readonly string[];
  /** Folders of an address: `orange-county` of `/news/orange-county/…`. */
  addressParts: readonly { part: string; reach: Near; town?: string }[];
};
