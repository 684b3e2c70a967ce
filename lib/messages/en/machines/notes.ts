/** The content of each page, without capital and period, for site maps, llm.txt, search and share cards. */
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
