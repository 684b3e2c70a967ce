import type { NamedLink } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { pagesHere, pageTitle } from '@/lib/pages/site-pages';

const inHeader = ['/', '/books', '/radio', '/local-news', '/events', '/community', '/blog', '/contact'];

const inFooter = {
  Read: ['/', '/local-news', '/events', '/community', '/blog', '/weather', '/who-to-call'],
  About: ['/about', '/contact', '/corrections', '/privacy', '/terms', '/sitemap', '/rss'],
};

/** Shorter than the title of the page. */
const names: Readonly<Record<string, string>> = {
  '/about': 'About us',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/sitemap': 'Site map',
  '/who-to-call': 'Who to call',
};

/** Of the pages that the city has. */
function linksTo(paths: readonly string[]): NamedLink[] {
  const city = thisCity();
  const pages = new Map(pagesHere(city).map((page) => [page.path, page]));
  return paths.flatMap((href) => {
    const page = pages.get(href);
    return page ? [{ name: names[href] ?? pageTitle(page, city), href }] : [];
  });
}

/** In the order of requirements section 2, without the pages that the city does not have. */
export function headerLinks(): NamedLink[] {
  return linksTo(inHeader);
}

/** Two groups (requirements section 2). */
export function footerLinks(): { group: string; links: NamedLink[] }[] {
  return Object.entries(inFooter).map(([group, paths]) => ({ group, links: linksTo(paths) }));
}
