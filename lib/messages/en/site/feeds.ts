/** The feeds page. */
export const feeds = {
  title: 'RSS Feeds',
  description: (site: string) =>
    `Follow ${site} in a feed reader: our posts and headlines from every section by RSS, Atom and JSON Feed. Free, no account needed.`,
  keywords: ['RSS', 'news feed', 'OPML'],
  ourPosts: 'Our Posts',
  /** Read aloud before the names of the formats. */
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
