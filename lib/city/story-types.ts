export type Reach = 'town' | 'county' | 'region' | 'state' | 'elsewhere';

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

export type ForSale = { words?: readonly string[]; allow?: readonly string[] };
