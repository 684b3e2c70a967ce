/** In the order of requirements section 2. */
export const headerLinks = [
  { name: 'Home', href: '/' },
  { name: 'Books', href: '/books' },
  { name: 'Radio', href: '/radio' },
  { name: 'Local News', href: '/local-news' },
  { name: 'Events', href: '/events' },
  { name: 'Community', href: '/community' },
  { name: 'Opinion', href: '/blog' },
  { name: 'Contact', href: '/contact' },
] as const;

/** Two groups (requirements section 2). */
export const footerLinks = [
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
] as const;
