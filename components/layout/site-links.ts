import type { City, NamedLink } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { pagesHere, pageTitle, type SitePage } from '@/lib/pages/site-pages';

const menus = {
  /** What a reader looks for on the front page's first screen, and its menus do not have. */
  front: ['/morning', '/who-to-call', '/about'],
  /** In the order of requirements section 2. */
  header: ['/', '/books', '/radio', '/local-news', '/events', '/community', '/blog', '/contact'],
  /** Of the menu on a phone, where the foot of the page is far. */
  useful: ['/who-to-call', '/faq', '/weather', '/morning'],
  /** Two groups of the foot (requirements section 2). */
  read: ['/', '/local-news', '/events', '/community', '/blog', '/weather', '/who-to-call', '/faq'],
  about: ['/about', '/contact', '/corrections', '/privacy', '/terms', '/sitemap', '/rss'],
} as const;

/** Without the pages that the city does not have. */
export function linksOf(menu: keyof typeof menus, city: City): NamedLink[] {
  const short: Readonly<Record<string, string>> = messages(city).pages.short;
  const pages = new Map<string, SitePage>(pagesHere(city).map((page) => [page.path, page]));
  return menus[menu].flatMap((href) => {
    const page = pages.get(href);
    return page ? [{ name: short[href] ?? pageTitle(page, city), href }] : [];
  });
}
