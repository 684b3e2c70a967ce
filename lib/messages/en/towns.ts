export type Direction =
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest'
  | 'north'
  | 'northeast';

/** `direction`: from the city to another town; `area`: the county that both are in. */
export type MapPlace = { town: string; city: string; direction?: Direction; area?: string };

/** Town pages and lists of towns. */
export const towns = {
  newsIn: (name: string) => `News in ${name}`,
  sentence: (name: string) => `The latest headlines about ${name}, from every section.`,
  none: (name: string) => `No story from our sources names ${name} right now.`,
  keyword: (name: string) => `${name} news`,
  feed: 'RSS for this town',
  events: 'Upcoming Events',
  allEvents: 'All events',
  list: 'Towns',
  more: 'More Towns',
  byTown: 'News by Town',
  feeds: 'Town Feeds',
  whereNewsIs: 'Where the News Is',
  all: 'All towns',
  headlines: (count: number) => (count === 1 ? '1 headline' : `${count} headlines`),
  mapOf: ({ town, city, direction, area }: MapPlace) => {
    const from = direction ? `, ${direction} of ${city}` : '';
    return `Map: ${town}${from}${area ? `${from ? '' : ','} in ${area}` : ''}`;
  },
};
