/** Titles and descriptions that are only in a page's head, for search results and shared links. */
export const heads = {
  cardAlt: (title: string, site: string) => `${title}, with the ${site} logo`,
  /** Contact type in structured data. */
  newsroom: 'newsroom',
  notFound: 'Page not found',
  notFoundSentence: 'We can’t find a page at this address.',
  noPost: 'We can’t find a post at this address.',
  postFailed: (site: string) => `We can’t load this ${site} post right now.`,
  /** For pages of a list after the first. */
  later: (title: string, number: number) => `${title} - Page ${number}`,
  laterSentence: (sentence: string, number: number) => `Page ${number}: ${sentence}`,
  blogKeywords: (city: string, title: string) => [`${city} ${title.toLowerCase()}`, `${city} blog`],
};
