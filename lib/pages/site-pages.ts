import type { City } from '@/lib/city/city-type';
import { isSampleShelf } from '@/lib/pages/books/book-links';
import { answersElsewhere, faqClaim } from '@/lib/pages/faq/faq-claim';

/** The spec's two groups of the site map, or neither. */
export type PageKind = 'main' | 'legal' | 'more';

export type SitePage = {
  path: string;
  title: string;
  kind: PageKind;
  /** False leaves the page out of every list of pages. */
  listed: boolean;
  note: string | ((city: City) => string);
};

function booksNote({ books }: City): string {
  if (!books) return '';
  const titles = `${books.list.length} titles`;
  return isSampleShelf(books)
    ? `a sample shelf of ${titles}, most of them made up; every link opens a search at the retailer`
    : `${titles}, with links to the retailer`;
}

/** In the order of the site map (requirements section 2); site maps, llm.txt and share cards derive from this. */
// biome-ignore format: one page, one line
export const sitePages: readonly SitePage[] = [
  { path: '/', title: 'Home', kind: 'main', listed: true, note: 'top stories and the latest headlines' },
  { path: '/local-news', title: 'Local News', kind: 'main', listed: true, note: 'local headlines, with business, politics and health' },
  { path: '/blog', title: 'Opinion', kind: 'main', listed: true, note: 'our guides and posts, newest first' },
  { path: '/events', title: 'Events', kind: 'main', listed: true, note: 'upcoming events by date, with calendar files' },
  { path: '/community', title: 'Community', kind: 'main', listed: true, note: 'arts news, community resources and opinion' },
  { path: '/partners', title: 'Partners', kind: 'main', listed: true, note: 'documents for advertisers, contributors and community partners' },
  { path: '/faq', title: 'FAQ', kind: 'main', listed: true, note: ({ faq }) => `${faqClaim(faq)}, ${answersElsewhere(faq)} with a link to an official source` },
  { path: '/contact', title: 'Contact', kind: 'main', listed: true, note: 'news tips, corrections, newsletter and advertising' },
  { path: '/privacy', title: 'Privacy Policy', kind: 'legal', listed: true, note: 'what information we receive and how we use it' },
  { path: '/terms', title: 'Terms of Service', kind: 'legal', listed: true, note: 'the rules for using this site' },
  { path: '/books', title: 'Books', kind: 'more', listed: true, note: booksNote },
  { path: '/radio', title: 'Live Radio', kind: 'more', listed: true, note: 'our station, 24 hours a day' },
  { path: '/rss', title: 'RSS', kind: 'more', listed: true, note: 'all of our feeds' },
  { path: '/search', title: 'Search', kind: 'more', listed: false, note: 'headlines, posts, events and answers' },
  { path: '/sitemap', title: 'Site Map', kind: 'more', listed: true, note: 'a list of the main pages, sections and recent articles' },
];

export function listedPages(kind: PageKind): SitePage[] {
  return sitePages.filter((page) => page.listed && page.kind === kind);
}

export function pageNote({ note }: SitePage, city: City): string {
  return typeof note === 'string' ? note : note(city);
}
