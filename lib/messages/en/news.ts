/** Lists of headlines: texts around them, and for empty or failed lists. */
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
   * Heading of stories in other languages; `language`: their common one (ISO 639). `lang`: language of the heading, if
   * different.
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
