import type { Locator } from '@/lib/maps/city-map';

/** Of the page of a town, and of lists of towns. */
export const towns = {
  newsIn: (name: string) => `News in ${name}`,
  sentence: (name: string) => `The latest headlines about ${name}, from every section.`,
  keyword: (name: string) => `${name} news`,
  feed: 'RSS for this town',
  events: 'Upcoming Events',
  allEvents: 'All events',
  list: 'Towns',
  more: 'More Towns',
  byTown: 'News by Town',
  feeds: 'Town Feeds',
  mapOf: ({ town, direction, area }: Locator, city: string) => {
    const from = direction ? `, ${direction} of ${city}` : '';
    return `Map: ${town}${from}${area ? `${from ? '' : ','} in ${area}` : ''}`;
  },
};
