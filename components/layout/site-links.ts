import type { NamedLink } from '@/lib/city/city-type';
import { thisCity } from '@/lib/city/this-city';
import { blogTitle, isThere } from '@/lib/pages/site-pages';

const inHeader = [
  { name: 'Home', href: '/' },
  { name: 'Books', href: '/books' },
  { name: 'Radio', href: '/radio' },
  { name: 'Local News', href: '/local-news' },
  { name: 'Events', href: '/events' },
  { name: 'Community', href: '/community' },
  { name: 'Opinion', href: '/blog' },
  { name: 'Contact', href: '/contact' },
];

const inFooter = [
  {
    group: 'Read',
    links: [
      { name: 'Home', href: '/' },
      { name: 'Local News', href: '/local-news' },
      { name: 'Events', href: '/events' },
      { name: 'Community', href: '/community' },
      { name: 'Opinion', href: '/blog' },
    ],
  },
  {
    group: 'About',
    links: [
      { name: 'Contact', href: '/contact' },
      { name: 'Privacy', href: '/privacy' },
      { name: 'Terms', href: '/terms' },
      { name: 'Site map', href: '/sitemap' },
      { name: 'RSS', href: '/rss' },
    ],
  },
];

/** Of the city, by its name for them. */
function onlyThere(links: readonly NamedLink[]): NamedLink[] {
  const blog = blogTitle(thisCity());
  const there = links.filter(({ href }) => isThere(href));
  return there.map(({ name, href }) => ({ name: href === '/blog' ? blog : name, href }));
}

/** In the order of requirements section 2, without the pages that the city does not have. */
export function headerLinks(): NamedLink[] {
  return onlyThere(inHeader);
}

/** Two groups (requirements section 2). */
export function footerLinks(): { group: string; links: NamedLink[] }[] {
  return inFooter.map(({ group, links }) => ({ group, links: onlyThere(links) }));
}
