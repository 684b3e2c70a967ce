type Site = { siteTitle: string; name: string; state: string };

/** llm.txt and the comments in robots.txt. */
export const llm = {
  pages: 'Pages',
  sections: 'Sections',
  posts: 'Posts',
  /** `headlines`: one of the two below. */
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
