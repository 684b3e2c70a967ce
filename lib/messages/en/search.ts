/** The site's search: form, page and results. */
export const search = {
  headTitle: (words: string) => `Search: ${words}`,
  headSentence: (kinds: string) => `Search ${kinds} on this site.`,
  sentence: (kinds: string) => `Search ${kinds}.`,
  /** The content that a search covers, as parts of a list. */
  searched: {
    headlines: 'headlines',
    posts: 'posts',
    events: 'events',
    questions: 'FAQ answers',
    pages: 'pages',
  },
  label: 'Search this site',
  tooLong: (used: number) => `Your search was too long. We used the first ${used} characters.`,
  kinds: {
    service: 'Who to call',
    page: 'Page',
    headline: 'Headline',
    post: 'Post',
    event: 'Event',
    question: 'Question',
  },
  sample: (kind: string) => `Sample ${kind.toLowerCase()}`,
  someWords: 'No results contain all of your words. These contain some of them.',
  top: (shown: number) => `Showing the top ${shown}.`,
  tryOther: (hasSections: boolean) =>
    `Try different or fewer words${hasSections ? ', or browse the sections below' : ''}.`,
  /** Precedes the query. */
  resultsFor: (total: number) =>
    `${total === 0 ? 'No results' : `${total} result${total === 1 ? '' : 's'}`} for `,
};
