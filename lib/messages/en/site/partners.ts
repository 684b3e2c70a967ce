/** The documents for our partners. */
export const partners = {
  title: 'Our Partners',
  description: (site: string) => `Documents from ${site} for our partners, to read here or download.`,
  keywords: (site: string) => [`${site} media kit`, 'contributors', 'partners'],
  viewFull: 'View Full Document',
  firstPage: (title: string) => `First page of ${title}`,
};
