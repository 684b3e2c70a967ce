/** The titles of the pages, by their paths; and the shorter names that some have in the footer. */
export const pages = {
  titles: {
    '/': 'Home',
    '/local-news': 'Local News',
    '/blog': 'Opinion',
    '/events': 'Events',
    '/community': 'Community',
    '/partners': 'Partners',
    '/faq': 'FAQ',
    '/contact': 'Contact',
    '/privacy': 'Privacy Policy',
    '/terms': 'Terms of Service',
    '/about': 'About',
    '/who-to-call': 'Who to Call',
    '/books': 'Books',
    '/radio': 'Radio',
    '/weather': 'Weather',
    '/rss': 'RSS',
    '/corrections': 'Corrections',
    '/search': 'Search',
    '/sample-edition': 'Sample Edition',
    '/sitemap': 'Site Map',
  },
  /** Of /blog where there are guides and no opinions. */
  guides: 'Guides',
  short: {
    '/about': 'About us',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/sitemap': 'Site map',
    '/who-to-call': 'Who to call',
  },
};
