type Place = { name: string; state: string };

/** Header, footer and the 404 page. */
export const layout = {
  skip: 'Skip to content',
  network: (publications: number) =>
    `Part of a network of ${publications.toLocaleString('en')} local publications`,
  newsletter: 'Newsletter',
  mainMenu: 'Main',
  menu: 'Menu',
  sectionsMenu: 'All Sections',
  allSections: 'All Sections',
  search: 'Search',
  sample: 'Sample',
  sampleSocial: 'Facebook · Instagram · YouTube',
  sampleEdition: 'Sample edition',
  updated: 'Updated',
  place: ({ name, state }: Place) => `${name}, ${state}`,
  newsletterTitle: 'Get local news your way',
  newsletterSentence: 'Sign up for our newsletter or follow our headlines by RSS. Both are free.',
  feedsSentence: 'Follow our headlines by RSS. It is free, and needs no account.',
  subscribe: 'Subscribe to Newsletter',
  feeds: 'RSS feeds',
  mottoFor: (motto: string, { name, state }: Place) => `${motto} for ${name}, ${state}.`,
  useful: 'Useful information',
  read: 'Read',
  about: 'About',
  localLinks: 'Local Links',
  rights: 'Headlines belong to their sources. Each one links to the full story.',
  sampleRights: 'The sample headlines are our own. Each one links to a page about its subject.',
  sampleNotice: 'Sample edition: These headlines and events are examples, not today’s news.',
  notFound: 'Oops! Page not found',
  notFoundSentence: (hasSections: boolean) =>
    `The address may be out of date or mistyped. Try a search${hasSections ? ', or choose a section below' : ''}.`,
  breadcrumb: 'Breadcrumb',
  /** For an edition in another language than its city's. */
  linksOut: 'Nearly all links to other sites lead to pages in Spanish.',
  newTab: 'opens in a new tab',
  returnHome: 'Return to Home',
};
