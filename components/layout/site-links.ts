import type { NamedLink } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { messages } from '@/lib/messages/messages';
import { pagesHere, pageTitle, type SitePage } from '@/lib/pages/site-pages';

const inHeader = ['/', '/books', '/radio', '/local-news', '/events', '/community', '/blog', '/contact'];

const inFooter = {
  read: ['/', '/local-news', '/events', '/community', '/blog', '/weather', '/who-to-call'],
  about: ['/about', '/contact', '/corrections', '/privacy', '/terms', '/sitemap', '/rss'],
} as const;

/** Of the pages that the city has. */
function linksTo(paths: readonly string[]): NamedLink[] {
  const city = thisCity();
  const short: Readonly<Record<string, string>> = messages().pages.short;
  const pages = new Map<string, SitePage>(pagesHere(city).map((page) => [page.path, page]));
  return paths.flatMap((href) => {
    const page = pages.get(href);
    return page ? [{ name: short[href] ?? pageTitle(page, city), href }] : [];
  });
}

/** What a reader looks for on the front page's first screen, and its menus do not have. */
export function frontLinks(): NamedLink[] {
  return linksTo(['/morning', '/who-to-call', '/about']);
}

/** In the order of requirements section 2, without the pages that the city does not have. */
export function headerLinks(): NamedLink[] {
  return linksTo(inHeader);
}

/** Two groups (requirements section 2). */
export function footerLinks(): { group: string; links: NamedLink[] }[] {
  const { read, about } = messages().layout;
  return [
    { group: read, links: linksTo(inFooter.read) },
    { group: about, links: linksTo(inFooter.about) },
  ];
}
