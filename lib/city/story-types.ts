/** How near a story is to the city, nearest first. */
export type Reach = 'town' | 'county' | 'region' | 'state' | 'elsewhere';

/** What sort of story it is, as its own words tell. */
export type StoryKind =
  | 'hard'
  | 'news'
  | 'service'
  | 'sport'
  | 'feature'
  | 'opinion'
  | 'roundup'
  | 'obituaries'
  | 'event'
  | 'calendar'
  | 'commerce';

/** What a city adds to the words that mark things for sale, and what it allows in spite of them. */
export type ForSale = { words?: readonly string[]; allow?: readonly string[] };
