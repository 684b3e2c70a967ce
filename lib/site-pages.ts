import type { City } from '@/lib/city/city-type';
import { answersElsewhere, faqClaim } from '@/lib/faq/faq-claim';

/** Where a page stands on the site map: the spec's two groups, or beside them. */
export type PageKind = 'main' | 'legal' | 'more';

export type SitePage = {
  path: string;
  title: string;
  kind: PageKind;
  /** False for a page that search engines are not to list: it is left out of every list of pages. */
  listed: boolean;
  /** What is there, in a few words, for the site map and llm.txt; counted where it names a number. */
  note: string | ((city: City) => string);
};

/**
 * The pages of the site that are written by hand, once, in the order of the site map (spec section 2). Sections and
 * posts come from tables of their own. The site maps, llm.txt and the cards of shared links derive from this.
 */
// biome-ignore format: one page, one line
export const sitePages: readonly SitePage[] = [
  { path: '/', title: 'Home', kind: 'main', listed: true, note: 'the front page: the lead, the latest, the town' },
  { path: '/local-news', title: 'Local News', kind: 'main', listed: true, note: 'one story in full, then business, politics and health' },
  { path: '/blog', title: 'Opinion', kind: 'main', listed: true, note: 'our own posts on the city, newest first' },
  { path: '/events', title: 'Events', kind: 'main', listed: true, note: 'what is on, by day, with calendar files' },
  { path: '/community', title: 'Community', kind: 'main', listed: true, note: 'culture, help close to home, and voices' },
  { path: '/partners', title: 'Partners', kind: 'main', listed: true, note: 'three documents for those who work with us' },
  { path: '/faq', title: 'Questions', kind: 'main', listed: true, note: ({ faq }) => `${faqClaim(faq)}, ${answersElsewhere(faq)} with its official source` },
  { path: '/contact', title: 'Contact', kind: 'main', listed: true, note: 'news tips, corrections, advertising' },
  { path: '/privacy', title: 'Privacy Policy', kind: 'legal', listed: true, note: 'what this site keeps of its readers' },
  { path: '/terms', title: 'Terms of Service', kind: 'legal', listed: true, note: 'what holds between the site and its readers' },
  { path: '/books', title: 'Books', kind: 'more', listed: true, note: ({ books }) => `${books.list.length} titles, sold elsewhere` },
  { path: '/radio', title: 'Live Radio', kind: 'more', listed: true, note: 'our station, around the clock' },
  { path: '/rss', title: 'RSS', kind: 'more', listed: true, note: 'every feed of this site' },
  { path: '/search', title: 'Search', kind: 'more', listed: false, note: 'headlines, posts, questions and events' },
  { path: '/sitemap', title: 'Site Map', kind: 'more', listed: true, note: 'every page of this site' },
];

/** The listed pages of a kind, in order. */
export function listedPages(kind: PageKind): SitePage[] {
  return sitePages.filter((page) => page.listed && page.kind === kind);
}

/** The note on a page, as it is true of a city. */
export function pageNote({ note }: SitePage, city: City): string {
  return typeof note === 'string' ? note : note(city);
}
