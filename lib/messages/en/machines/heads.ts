/** Titles and descriptions that stand in the head of a page alone: search results and shared links show them. */
export const heads = {
  cardAlt: (title: string, site: string) => `${title}, with the ${site} logo`,
  /** Whom an email to the paper reaches, in structured data. */
  newsroom: 'newsroom',
  notFound: 'Page not found',
  notFoundSentence: 'We can’t find a page at this address.',
  noPost: 'We can’t find a post at this address.',
  postFailed: (site: string) => `We can’t load this ${site} post right now.`,
  /** Of lists of posts after the first page. */
  later: (title: string, number: number) => `${title} - Page ${number}`,
  laterSentence: (sentence: string, number: number) => `Page ${number}: ${sentence}`,
  blogKeywords: (city: string, title: string) => [`${city} ${title.toLowerCase()}`, `${city} blog`],
};
