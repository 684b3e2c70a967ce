import { newsPaths } from '@/lib/base/languages.mjs';
import { capitalized } from '@/lib/base/text/clean-text';
import type { City } from '@/lib/city/city-type';
import { type Catalog, messages } from '@/lib/messages/messages';
import {
  hasCalendar,
  hasSection,
  isSampleEdition,
  sampleEditionPath,
  sectionHereAt,
  sectionsHere,
} from '@/lib/news/sources/sections-here';
import { shelfInWords } from '@/lib/pages/books';
import { hasNewsletter } from '@/lib/pages/contact';
import {
  briefingNote,
  communityNote,
  eventsNote,
  faqClaim,
  radioNote,
  searchedInWords,
} from '@/lib/pages/page-notes';
import { settings } from '@/lib/settings/settings';
import { hasWeather } from '@/lib/weather/has-weather';

function hasOwnPosts({ postFiles }: City): boolean {
  return postFiles.some((name) => name.endsWith('.md'));
}

/**
 * Returns the title of /blog (requirements section 2). In a city that has only the default posts, it is
 * Guides.
 */
export function blogTitle(city: City): string {
  const { titles, guides } = messages(city).pages;
  return settings().blogApi || hasOwnPosts(city) ? titles['/blog'] : guides;
}

/** `main` and `legal` are groups of the site map that the spec requires. */
export type PageKind = 'main' | 'legal' | 'more';

/** A page's title is a message. Its note is a message too, unless it differs between cities. */
type Described =
  | { path: keyof Catalog['notes']['pages']; note?: undefined }
  | { path: keyof Catalog['pages']['titles']; note: (city: City) => string };

export type SitePage = Described & {
  kind: PageKind;
  /** Whether page lists contain the page. */
  listed: boolean;
  /** Whether a city has the page; absent if every city has it. */
  isThere?: (city: City) => boolean;
};

/** Whether the city has a radio station: its own or, except in live editions, the sample station. */
function hasRadio({ sampleSections }: City): boolean {
  const { radio, feeds } = settings();
  return radio.template !== undefined || (sampleSections.length > 0 && feeds.kind !== 'live');
}

/**
 * All pages in the order of the site map (requirements section 2). Sitemaps, llm.txt and share cards use this list
 * too.
 */
// biome-ignore format: one page, one line
export const sitePages: readonly SitePage[] = [
  { path: '/', kind: 'main', listed: true },
  { path: '/local-news', kind: 'main', listed: true, isThere: (city) => hasSection(city, 'local-news') },
  { path: '/blog', kind: 'main', listed: true },
  { path: '/events', kind: 'main', listed: true, note: eventsNote, isThere: (city) => hasCalendar(city) || city.events.elsewhere.length > 0 },
  { path: '/community', kind: 'main', listed: true, note: communityNote, isThere: (city) => communityNote(city) !== '' },
  { path: '/partners', kind: 'main', listed: true, isThere: ({ partners }) => partners.length > 0 },
  { path: '/faq', kind: 'main', listed: true, note: (city) => faqClaim(city, city.faq), isThere: ({ faq }) => faq.length > 0 },
  { path: '/contact', kind: 'main', listed: true, note: (city) => messages(city).notes.contact(hasNewsletter(city)) },
  { path: '/privacy', kind: 'legal', listed: true },
  { path: '/terms', kind: 'legal', listed: true },
  { path: '/about', kind: 'more', listed: true },
  { path: '/who-to-call', kind: 'more', listed: true, isThere: ({ switchboard }) => switchboard.length > 0 },
  { path: '/books', kind: 'more', listed: true, note: (city) => (city.books ? shelfInWords(city, city.books) : ''), isThere: ({ books }) => books !== undefined && books.list.length > 0 },
  { path: '/radio', kind: 'more', listed: true, note: radioNote, isThere: hasRadio },
  { path: '/weather', kind: 'more', listed: true, note: (city) => messages(city).notes.weather(city.name), isThere: hasWeather },
  { path: '/morning', kind: 'more', listed: true, note: (city) => messages(city).notes.morning(briefingNote(city)), isThere: (city) => sectionsHere(city).some(({ feedKey }) => feedKey !== 'events') },
  { path: '/rss', kind: 'more', listed: true },
  { path: '/corrections', kind: 'more', listed: true },
  { path: '/search', kind: 'more', listed: false, note: searchedInWords },
  { path: '/saved', kind: 'more', listed: false },
  { path: sampleEditionPath, kind: 'more', listed: false, isThere: isSampleEdition },
  { path: '/sitemap', kind: 'more', listed: true },
];

/** Returns the listed pages that the city has. */
export function pagesHere(city: City): SitePage[] {
  return sitePages.filter((page) => page.listed && (page.isThere?.(city) ?? true));
}

export function listedPages(kind: PageKind, city: City): SitePage[] {
  return pagesHere(city).filter((page) => page.kind === kind);
}

export function pageTitle({ path }: SitePage, city: City): string {
  return path === '/blog' ? blogTitle(city) : messages(city).pages.titles[path];
}

/** Returns a sentence that describes a page; '' if there is no description. */
export function pageNote(page: SitePage, city: City): string {
  const words = page.note ? page.note(city) : messages(city).notes.pages[page.path];
  return words && `${capitalized(words)}.`;
}

const SECTION_PATH = new RegExp(`^/(?:${newsPaths.join('|')})/[^/]+$`);

/**
 * Whether the city has the page or section at a path; a query or fragment is ignored. True for all other paths, such as
 * posts and other sites.
 */
export function isThere(path: string, city: City): boolean {
  const [bare = ''] = path.split(/[?#]/);
  if (SECTION_PATH.test(bare)) return sectionHereAt(city, bare) !== undefined;
  return sitePages.find((page) => page.path === bare)?.isThere?.(city) ?? true;
}

/** Returns a path for use in a link; undefined if it is a page that the city does not have. */
export function linkTo(path: string, city: City): string | undefined {
  return isThere(path, city) ? path : undefined;
}
