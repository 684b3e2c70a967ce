import type { City, NamedLink } from '@/lib/city/city-type';
import { messages } from '@/lib/messages/messages';
import { pagesHere, pageTitle, type SitePage } from '@/lib/pages/site-pages';

const menus = {
  /** Links at the top of the front page. */
  front: ['/morning', '/who-to-call', '/about'],
  /** Same order as in requirements section 2. */
  header: ['/', '/books', '/radio', '/local-news', '/events', '/community', '/blog', '/contact'],
  /** More links in the menu on phones, where the footer is far away. */
  useful: ['/who-to-call', '/faq', '/weather', '/morning'],
  /** The two groups of footer links (requirements section 2). */
  read: ['/', '/local-news', '/events', '/community', '/blog', '/weather', '/who-to-call', '/faq'],
  about: ['/about', '/contact', '/corrections', '/privacy', '/terms', '/sitemap', '/rss'],
} as const;

/** Returns the links of a menu, without pages that the city does not have. */
export function linksOf(menu: keyof typeof menus, city: City): NamedLink[] {
  const short: Readonly<Record<string, string>> = messages(city).pages.short;
  const pages = new Map<string, SitePage>(pagesHere(city).map((page) => [page.path, page]));
  return menus[menu].flatMap((href) => {
    const page = pages.get(href);
    return page ? [{ name: short[href] ?? pageTitle(page, city), href }] : [];
  });
}
