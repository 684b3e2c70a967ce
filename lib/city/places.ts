import type { Reach } from '@/lib/city/story-types';

/** How near a place may be: all but elsewhere. */
export type Near = Exclude<Reach, 'elsewhere'>;

/** A place, and the words by which a text names it; matched as whole words, without regard to case or accents. */
export type Place = {
  reach: Near;
  /** The town, or farther off the area, as a reader calls it; absent where the words name none. */
  town?: string;
  /** Names that are enough by themselves: the place, its venues, its institutions. */
  names: readonly string[];
  /**
   * Names that are common words or names elsewhere as well. They count only in a text that names another near place or
   * comes from a source of the region; for a town or a county also only beside a word such as `in` or `police`.
   */
  unsure?: readonly string[];
};

/** What a city knows of its whereabouts. */
export type CityLocal = {
  places: readonly Place[];
  /** Names of the region that take the city in: with one of them a story of the region is local too. */
  takesIn: readonly string[];
  /** Phrases that hold the name of a place and mean something else, e.g. a wind, a dish, a television series. */
  notPlaces: readonly string[];
  /** Folders of an address that tell the place, e.g. `orange-county` of `/news/orange-county/…`. */
  addressParts: readonly { part: string; reach: Near; town?: string }[];
};
