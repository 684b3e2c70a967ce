/** Texts in feeds and OPML. */
export const syndication = {
  headlines: (city: string) => `Local headlines from ${city} and the stories on our front page.`,
  /** `publisher`: its name as a link. */
  source: (publisher: string) => `Source: ${publisher}`,
  copyright: (year: number, site: string) => `Copyright ${year} ${site}`,
  sectionsOf: (site: string) => `${site}: sections`,
};
