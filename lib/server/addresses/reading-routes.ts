/** Routes under `app/[city]` that are the same for every reader, or that need something of one reader that is named. */
const pages = [
  ...['', 'about', 'authors/[^/]+', 'blog', 'blog/[^/]+', 'blog/page/[^/]+', 'books', 'community', 'contact'],
  ...['corrections', 'errors/404', 'errors/500', 'events', 'events/[^/]+', 'faq', 'local-news', 'morning'],
  ...['morning/[^/]+', 'news/[^/]+', 'noticias/[^/]+', 'partners', 'preview/[^/]+/[^/]+/[^/]+', 'privacy'],
  ...['radio', 'rss', 'sample-edition', 'saved', 'search', 'sitemap', 'terms', 'towns/[^/]+', 'weather'],
  'who-to-call',
];
const documents = [
  ...[
    '\\.well-known/security\\.txt',
    'atom\\.xml',
    'events\\.ics',
    'events/[^/]+/calendar\\.ics',
    'feed\\.json',
  ],
  ...[
    'headlines\\.xml',
    'headlines/atom\\.xml',
    'headlines/feed\\.json',
    'llms?\\.txt',
    'manifest\\.webmanifest',
  ],
  ...[
    'morning\\.xml',
    '(?:news|noticias|towns)/[^/]+/[^/]+',
    'news-sitemap\\.xml',
    'opml\\.xml',
    'robots\\.txt',
  ],
  ...['rss\\.xml', 'sitemap\\.xml', 'api/frame', 'api/stream'],
];
const files = [
  ...[
    'apple-icon\\.png',
    'books/covers/[^/]+',
    'favicon\\.ico',
    'feed-image\\.png',
    'icon\\.svg',
    'icons/[^/]+',
  ],
  ...['og/.+', 'partners/[^/]+', 'pictures/[^/]+/[^/]*/[^/]+/[^/]+', 'placeholder\\.svg', 'theme/[^/]+'],
];

const pattern = new RegExp(`^/(?:${[...pages, ...documents, ...files].join('|')})$`);

/**
 * Whether this server renders a path by itself: without anything of a reader's request, and kept for all where the
 * response allows it. Every other route is an ordinary route of Next.js, which gets each request as it came.
 */
export function isReadingRoute(path: string): boolean {
  return pattern.test(path);
}
