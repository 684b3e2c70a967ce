import { newsPaths } from '../base/languages.mjs';

/**
 * Query parameters that change a page, by path; all others are ignored. Shared caches must have the query of these paths
 * in their keys (deploy/nginx.conf).
 */
export const knownQueries = /** @type {const} */ ({
  '/blog': ['page'],
  '/events': ['when', 'kind'],
  '/search': ['q'],
});

/**
 * Shared caches keep a page for 30 s and serve it stale for 30 s more while they revalidate it, so an edit shows within a
 * minute. While the site is down they serve it for a day. Browsers always revalidate.
 */
const PAGE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';
/** Feeds and other documents for programs, which may keep them for five minutes (discovery section 9). */
export const DOCUMENT = 'public, max-age=300, s-maxage=30, stale-while-revalidate=30';
/** For files of a city: half an hour, so that a replaced file is seen soon. */
export const FILE = 'public, max-age=1800';
/** Cache-Control of an address that changes with its content. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * How long caches may keep the response of a route, and its other constant headers, which next.config.mjs sends. A route
 * that sets its own Cache-Control has none in its rule, because Next.js would send the rule's.
 * @typedef {{ paths: string[], cacheControl?: string, headers?: Record<string, string> }} CacheRule
 */

/** Paths as in next.config.mjs. A response of a route without a rule depends on the reader and is not cached. @type {CacheRule[]} */
export const cacheRules = [
  {
    cacheControl: PAGE,
    paths: [
      ...['/', '/about', '/authors/:key', '/blog', '/blog/:slug', '/books', '/community', '/contact'],
      ...['/corrections', '/errors/404', '/errors/500', '/events', '/events/:id', '/faq', '/local-news'],
      ...[
        '/morning',
        '/morning/:day',
        ...newsPaths.map((news) => `/${news}/:slug`),
        '/partners',
        '/privacy',
        '/radio',
      ],
      ...[
        '/rss',
        '/sample-edition',
        '/saved',
        '/sitemap',
        '/terms',
        '/towns/:slug',
        '/weather',
        '/who-to-call',
      ],
    ],
  },
  // Searches are not stored, because they are rarely repeated.
  { cacheControl: 'private, no-cache', paths: ['/search'] },
  // Previews are only for those who have the signed address. The referrer does not reveal it to pages that they link to.
  {
    cacheControl: 'private, no-store',
    headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
    paths: ['/preview/:signature/:expires/:slug'],
  },
  {
    cacheControl: DOCUMENT,
    paths: [
      ...['/.well-known/security.txt', '/atom.xml', '/events.ics', '/events/:id/calendar.ics', '/feed.json'],
      ...['/headlines.xml', '/headlines/atom.xml', '/headlines/feed.json', '/llm.txt', '/llms.txt'],
      ...['/manifest.webmanifest', '/morning.xml', '/news-sitemap.xml', '/opml.xml'],
      ...newsPaths.map((news) => `/${news}/:slug/:feed`),
      ...['/robots.txt', '/rss.xml', '/sitemap.xml', '/towns/:slug/:feed'],
    ],
  },
  {
    cacheControl: FILE,
    paths: [
      ...['/apple-icon.png', '/books/covers/:file', '/favicon.ico', '/feed-image.png', '/icon.svg'],
      ...['/icons/:file', '/partners/:file', '/placeholder.svg'],
    ],
  },
  { cacheControl: FOREVER, paths: ['/tiles/:file'] },
  {
    cacheControl: DOCUMENT,
    headers: { 'access-control-allow-origin': '*' },
    paths: ['/.well-known/gpc.json'],
  },
  {
    paths: [
      ...['/api/frame', '/api/stream', '/og/:card+', '/theme/:colors'],
      '/pictures/:signature/:options/:picture/:width',
    ],
  },
];

/** @param {string} path */
function patternOf(path) {
  const pattern = path
    .replaceAll('.', '\\.')
    .replace(/:\w+\+/g, '.+')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`);
}

const patterns = cacheRules.map(({ paths }) => paths.map(patternOf));

/** Returns the rules that match a path; one for each reading route, none for other addresses. @param {string} path */
export function cacheRulesAt(path) {
  return cacheRules.filter((_, at) => patterns[at]?.some((pattern) => pattern.test(path)));
}

/**
 * Returns the No-Vary-Search header of a path. `_rsc` counts, because the router of Next.js requests page data with it at
 * the page's address, and the browser must not give it the cached page.
 * @param {string} path
 */
export function noVarySearch(path) {
  /** @type {readonly string[] | undefined} */
  const known = Object.entries(knownQueries).find(([one]) => one === path)?.[1];
  return `params, except=(${[...(known ?? []), '_rsc'].map((name) => `"${name}"`).join(' ')})`;
}

/** Returns the value of `headers()` in next.config.mjs. */
export function cacheHeaders() {
  return cacheRules.flatMap(({ paths, cacheControl, headers }) => {
    if (!cacheControl) return [];
    return paths.map((source) => {
      const all = { 'cache-control': cacheControl, 'no-vary-search': noVarySearch(source), ...headers };
      return { source, headers: Object.entries(all).map(([key, value]) => ({ key, value })) };
    });
  });
}
