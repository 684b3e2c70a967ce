import type { NamedLink } from '@/lib/city/city-type';
import { isThere } from '@/lib/pages/what-is-there';

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

function onlyThere(links: readonly NamedLink[]): NamedLink[] {
  return links.filter(({ href }) => isThere(href));
}

/** In the order of requirements section 2, without the pages that the city does not have. */
export function headerLinks(): NamedLink[] {
  return onlyThere(inHeader);
}

/** Two groups (requirements section 2). */
export function footerLinks(): { group: string; links: NamedLink[] }[] {
  return inFooter.map(({ group, links }) => ({ group, links: onlyThere(links) }));
}
