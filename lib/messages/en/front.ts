/** Messages for the front page, including its line about the day and the labels above headlines. */
export const front = {
  blocks: {
    'local-news': 'Latest News',
    business: 'Business & Economy',
    politics: 'Politics & Government',
    health: 'Health & Wellness',
  },
  subscribe: 'Subscribe Now',
  topStories: 'Top stories',
  moreNews: 'More News',
  moreHeadlines: 'More Headlines',
  featured: 'Featured Stories',
  coming: { weekend: 'This Weekend and Next Week', week: 'This Week and Weekend' },
  video: 'Featured Video',
  learnAbout: (city: string) => `Learn About ${city}`,
  readMore: 'Read more',
  readOn: (site: string) => `Read on ${site}`,
  adSpace: 'Advertising space available',
  sponsored: 'Sponsored',
  loading: 'The headlines are still loading.',
  none: 'Headlines are not available right now.',
  checkBack: 'Please check back in a few minutes. In the meantime, read',
  ownPosts: 'our own posts',
  today: 'Today',
  high: (degrees: string) => `high ${degrees}`,
  rain: (percent: number) => `rain ${percent}%`,
  tonight: (degrees: string) => `${degrees} tonight`,
  sunrise: (time: string) => `Sunrise ${time}`,
  sunset: (time: string) => `Sunset ${time}`,
  day: {
    name: (city: string) => `The day in ${city}`,
    now: 'Now',
    rise: (time: string) => `Sunrise ${time}`,
    set: (time: string) => `Sunset ${time}`,
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    events: (count: number) => `${count} event${count === 1 ? '' : 's'} today`,
  },
  opinion: 'Opinion',
  guide: 'Guide',
  /** Name of a town or county as readers of this language call it. */
  placeName: (name: string) => name,
  /** Label of columns that officials write. */
  fromCityHall: 'From City Hall',
  report: 'Report',
  region: 'Region',
  aroundRegion: 'Around the Region',
};

/** Messages for lists of headlines, including lists that are empty or failed to load. */
export const news = {
  seeAll: 'See All',
  showLess: 'Show Less',
  headlines: 'Headlines',
  sectionFeed: 'RSS for this section',
  moreSections: 'More Sections',
  alsoIn: 'Also in',
  alsoInOutlets: (count: number) => `Also in ${count} other outlets`,
  by: (author: string) => `By ${author}`,
  updated: (ago: string) => `Updated ${ago}`,
  failed: (reason: string) => `Failed to load content: ${reason}`,
  failedSentence: 'We can’t load this content right now. Please try again in a few minutes.',
  httpError: (status: number) => `HTTP error! status: ${status}`,
  fetchFailed: 'Failed to fetch RSS feed',
  empty: 'No content available at the moment.',
  checkBackForStories: 'Check back soon for new stories.',
  checkBackForEvents: 'Check back soon for new events.',
  noneNow: 'No Headlines Right Now',
  /**
   * Heading of stories in other languages. `language`: the one language (ISO 639) that they share, if any. `lang`: the
   * heading's own language, if it differs from the page's.
   */
  inLanguage: (language?: string): { text: string; lang?: string } =>
    language === 'es' ? { text: 'En español', lang: 'es' } : { text: 'In Other Languages' },
  localIn: (city: string) => `Local News in ${city}`,
  localSentence: (city: string) => `The latest headlines from ${city} and around it.`,
  localKeyword: (city: string) => `${city} local news`,
  featuredLocal: 'Featured Local News',
  latestLocal: 'Latest Local News',
  stayInformed: 'Stay Informed',
  sendTip: (city: string, hasNewsletter: boolean) =>
    `Send us a news tip from ${city}${hasNewsletter ? ', or sign up for our newsletter' : ''}.`,
  contactUs: 'Contact Us',
};

export type Direction =
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest'
  | 'north'
  | 'northeast';

/** `direction`: from the city to the town. `area`: the county that both are in. */
export type MapPlace = { town: string; city: string; direction?: Direction; area?: string };

/** Messages for town pages and lists of towns. */
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

/** Messages for the alerts above every page and the notice on the front page. */
export const notices = {
  notice: 'Notice',
  emergency: 'Emergency',
  until: 'until',
  updated: 'Updated',
  weatherLink: 'Weather and alerts',
};
