/** Titles and descriptions in a page's head, for search results and shared links. */
export const heads = {
  cardAlt: (title: string, site: string) => `${title}, with the ${site} logo`,
  /** Contact type in structured data (schema.org). */
  newsroom: 'newsroom',
  notFound: 'Page not found',
  notFoundSentence: 'We can’t find a page at this address.',
  noPost: 'We can’t find a post at this address.',
  postFailed: (site: string) => `We can’t load this ${site} post right now.`,
  /** Title of a list's second and later pages. */
  later: (title: string, number: number) => `${title} - Page ${number}`,
  laterSentence: (sentence: string, number: number) => `Page ${number}: ${sentence}`,
  blogKeywords: (city: string, title: string) => [`${city} ${title.toLowerCase()}`, `${city} blog`],
};

type Site = { siteTitle: string; name: string; state: string };

/** Text of llm.txt and of the comments in robots.txt. */
export const llm = {
  pages: 'Pages',
  sections: 'Sections',
  posts: 'Posts',
  /** `headlines`: one of the two sentences below. */
  about: ({ siteTitle, name, state }: Site, headlines: string, blog: string) =>
    `${siteTitle} is a local news site for ${name}, ${state}. ${headlines} Posts under ${blog} are our own.`,
  ofSamples:
    'Section pages list sample headlines of our own. Each links to a page about its subject, and none was written or provided by the organization it is about.',
  ofOthers:
    'Section pages list headlines from other publishers. Each names its source and links to the full story, which belongs to that publisher.',
  robots: 'robots.txt says for each agent what it may use our pages for; name the source and link to it.',
  complete: (email: string) =>
    `Every page is complete in its HTML and needs no JavaScript. Corrections and questions: ${email}.`,
  agents: {
    training: 'Crawlers that collect training data for AI models',
    search: 'Crawlers that index pages for AI search',
    userFetch: 'Fetchers that act for a user of an AI assistant',
  },
};

/** Page descriptions, without an initial capital or a final period, for sitemaps, llm.txt, search and share cards. */
export const notes = {
  pages: {
    '/': 'top stories and the latest headlines',
    '/local-news': 'the latest local headlines',
    '/blog': 'our guides and posts, newest first',
    '/partners': 'documents for our partners',
    '/privacy': 'what information we receive and how we use it',
    '/terms': 'the rules for using this site',
    '/about': 'who publishes this site, and how it is made',
    '/who-to-call': 'phone numbers of city and county services, by need',
    '/rss': 'all of our feeds',
    '/corrections': 'what we got wrong, and when we corrected it',
    '/saved': 'the stories that you saved in this browser',
    '/sample-edition': 'what is sample content here, and what is real',
    '/sitemap': 'a list of the main pages, sections and recent posts',
  },
  events: 'upcoming events by date, to add to your own calendar',
  eventsElsewhere: 'links to local calendars',
  contact: (hasNewsletter: boolean) =>
    `news tips, corrections${hasNewsletter ? ', newsletter' : ''} and advertising`,
  morning: (has: string) => `${has}, every morning`,
  radio: 'our station, 24 hours a day',
  sampleRadio: 'a sample station with recorded music',
  weather: (city: string) =>
    `the weather in ${city}: now, the next hours, seven days, alerts, sunrise and sunset`,
};

/** Error messages from the server, as plain text and in pages that are rendered without Next.js. */
export const refusals = {
  home: 'Go to the front page',
  search: 'Search the site',
  400: { title: 'This address is not valid', sentence: 'The link may be incomplete or damaged.' },
  404: { title: 'Page not found', sentence: 'There is no publication at this address.' },
  405: { title: 'This request is not allowed', sentence: 'You cannot send anything to this address.' },
  414: { title: 'This address is too long', sentence: 'No page on this site has an address this long.' },
  429: { title: 'Too many requests', sentence: 'We received too many requests from your connection.' },
  503: { title: 'Search is busy', sentence: 'Many people are searching right now.' },
  wait: (seconds: number) => `Please try again in ${seconds} second${seconds === 1 ? '' : 's'}.`,
  absent: 'Not found.',
  notNow: 'Not available right now.',
  noPicture: 'The picture is not available right now.',
  badPicture: 'This picture address is not valid.',
  badPort: 'Request one of the ports of this station, such as ?port=8076.',
  noStation: 'The station is not available right now. Please try again in a moment.',
};

/** Messages in feeds and OPML files. */
export const syndication = {
  headlines: (city: string) => `Local headlines from ${city} and the stories on our front page.`,
  /** `publisher`: the publisher's name as an HTML link. */
  source: (publisher: string) => `Source: ${publisher}`,
  copyright: (year: number, site: string) => `Copyright ${year} ${site}`,
  sectionsOf: (site: string) => `${site}: sections`,
};

/** Messages for the page about RSS feeds. */
export const feeds = {
  title: 'RSS Feeds',
  description: (site: string) =>
    `Follow ${site} in a feed reader: our posts and headlines from every section by RSS, Atom and JSON Feed. Free, no account needed.`,
  keywords: ['RSS', 'news feed', 'OPML'],
  ourPosts: 'Our Posts',
  /** Read aloud by screen readers before the names of the formats. */
  ofOurPosts: 'Our posts',
  address: 'Feed address',
  download: 'Download RSS File',
  view: 'View RSS Feed',
  addToReader: 'Add to your reader',
  latest: 'Latest in This Feed',
  failedSentence: 'We can’t load our posts right now. The feed address has not changed.',
  noneSentence: 'New posts will appear here.',
  headlines: 'Headlines',
  headlinesSentence: (city: string) =>
    `Local headlines from ${city} and the stories on our front page. Each headline names its source and links to the story.`,
  sections: 'Section Feeds',
  downloadAll: 'Download all (OPML)',
  sectionsSentence:
    'Headlines by section, each with the name of its source and a link to the story. To add all of our feeds to a reader at once, import the OPML file.',
};
