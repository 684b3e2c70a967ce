/** Where a page stands on the site map: the spec's two groups, or beside them. */
export type PageKind = 'main' | 'legal' | 'more';

export type SitePage = {
  path: string;
  title: string;
  kind: PageKind;
  /** False for a page that search engines are not to list: it is left out of every list of pages. */
  listed: boolean;
  /** What is there, in a few words; for the site map and llm.txt. */
  note: string;
};

/**
 * The pages of the site that are written by hand, once, in the order of the site map (spec section 2). Sections and
 * posts come from tables of their own. The site maps, llm.txt and the cards of shared links derive from this.
 */
// biome-ignore format: one page, one line
export const sitePages: readonly SitePage[] = [
  { path: '/', title: 'Home', kind: 'main', listed: true, note: 'the front page: the lead, the latest, the town' },
  { path: '/local-news', title: 'Local News', kind: 'main', listed: true, note: 'one story in full, then business, politics and health' },
  { path: '/community', title: 'Community', kind: 'main', listed: true, note: 'culture, help close to home, and voices' },
  { path: '/sitemap', title: 'Site Map', kind: 'more', listed: true, note: 'every page of this site' },
];

/** The listed pages of a kind, in order. */
export function listedPages(kind: PageKind): SitePage[] {
  return sitePages.filter((page) => page.listed && page.kind === kind);
}

/** The page of the table that a path in other letters means (/Local-News), or nothing. */
export function pathInLowerCase(path: string): string | undefined {
  const lower = path.toLowerCase();
  return lower !== path && sitePages.some((page) => page.path === lower) ? lower : undefined;
}
