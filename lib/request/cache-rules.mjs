import { newsPaths } from '../base/languages.mjs';

/**
 * Query parameters that change a page, by path; all others are ignored. The cache keys of shared caches must include
 * the query of these paths (deploy/nginx.conf).
 */
export const knownQueries = /** @type {const} */ ({
  '/blog': ['page'],
  '/events': ['when', 'kind'],
  '/search': ['q'],
});

/**
 * Part of Cache-Control: shared caches store a response for 30 s and serve it stale for another 30 s while
 * revalidating, so an edit or a takedown is visible within a minute.
 */
const SHARED = 's-maxage=30, stale-while-revalidate=30';
/** Part of Cache-Control: while the site is down, shared caches serve a response for a day. */
const WHILE_DOWN = 'stale-if-error=86400';
/** Cache-Control for pages. Browsers always revalidate them. */
export const PAGE = `public, max-age=0, ${SHARED}, ${WHILE_DOWN}`;
/** Cache-Control for feeds and other documents that programs may store for five minutes (discovery section 9). */
export const DOCUMENT = `public, max-age=300, ${SHARED}`;
/** Cache-Control for a city's files: half an hour, so replaced files show up soon. */
export const FILE = `public, max-age=1800, ${SHARED}`;
/**
 * Cache-Control for pictures and page data, whose address changes when they change, but which editors may hide. They
 * are never served stale, because a revalidation costs little.
 */
export const PICTURE = `public, max-age=31536000, immutable, s-maxage=30, ${WHILE_DOWN}`;
/** Cache-Control of 404s. */
export const MISSING = 'public, max-age=0, s-maxage=60';
/** Cache-Control for drawings and styles whose address changes when they change. */
export const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Cache-Control and other constant headers of routes, which next.config.mjs sends. A route that sets its own
 * Cache-Control has none in its rule, because Next.js would send the rule's value instead.
 * @typedef {{ paths: string[], cacheControl?: string, headers?: Record<string, string> }} CacheRule
 */

/** @param {string} list */
function words(list) {
  return list.trim().split(/\s+/);
}

/**
 * Cache rules, with paths in the syntax of next.config.mjs. Responses of routes without a rule depend on the reader and
 * are not cached.
 * @type {CacheRule[]}
 */
export const cacheRules = [
  {
    cacheControl: PAGE,
    paths: words(`
      / /about /authors/:key /blog /blog/:slug /books /community /contact /corrections /errors/404 /errors/500
      /events /events/:id /faq /local-news /morning /morning/:day /partners /privacy /radio /rss /sample-edition
      /saved /sitemap /terms /towns/:slug /weather /who-to-call ${newsPaths.map((news) => `/${news}/:slug`).join(' ')}
    `),
  },
  // Searches are not stored, because they are rarely repeated.
  { cacheControl: 'private, no-cache', paths: ['/search'] },
  // Only people with the signed address may see a preview, so the Referer header does not send it to linked pages.
  {
    cacheControl: 'private, no-store',
    headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
    paths: ['/preview/:signature/:expires/:slug'],
  },
  {
    cacheControl: DOCUMENT,
    paths: words(`
      /.well-known/security.txt /atom.xml /events.ics /events/:id/calendar.ics /feed.json /headlines.xml
      /headlines/atom.xml /headlines/feed.json /llm.txt /llms.txt /manifest.webmanifest /morning.xml
      /news-sitemap.xml /opml.xml /robots.txt /rss.xml /sitemap.xml /towns/:slug/:feed
      ${newsPaths.map((news) => `/${news}/:slug/:feed`).join(' ')}
    `),
  },
  {
    cacheControl: FILE,
    paths: words(`
      /apple-icon.png /books/covers/:file /favicon.ico /feed-image.png /icon.svg /icons/:file /partners/:file
      /placeholder.svg
    `),
  },
  { cacheControl: FOREVER, paths: ['/tiles/:file'] },
  {
    cacheControl: DOCUMENT,
    headers: { 'access-control-allow-origin': '*' },
    paths: ['/.well-known/gpc.json'],
  },
  {
    paths: words(
      '/api/frame /api/stream /og/:card+ /pictures/:signature/:options/:picture/:width /theme/:colors',
    ),
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

/**
 * Returns the rules that match a path: at most one (tests/unit/lib/request/cache-rules.test.ts).
 * @param {string} path
 */
export function cacheRulesAt(path) {
  return cacheRules.filter((_, at) => patterns[at]?.some((pattern) => pattern.test(path)));
}

/**
 * Returns the query parameters that change the page at a path.
 * @param {string} path
 * @returns {readonly string[]}
 */
export function knownParams(path) {
  return Object.entries(knownQueries).find(([one]) => one === path)?.[1] ?? [];
}

/**
 * Returns the No-Vary-Search header of a path. `_rsc` still distinguishes responses: the Next.js router adds it when it
 * requests page data at the page's address, and must not get the cached page.
 * @param {string} path
 */
export function noVarySearch(path) {
  return `params, except=(${[...knownParams(path), '_rsc'].map((name) => `"${name}"`).join(' ')})`;
}

/** Returns the result of `headers()` in next.config.mjs. */
export function cacheHeaders() {
  return cacheRules.flatMap(({ paths, cacheControl, headers }) => {
    if (!cacheControl) return [];
    return paths.map((source) => {
      const all = { 'cache-control': cacheControl, 'no-vary-search': noVarySearch(source), ...headers };
      return { source, headers: Object.entries(all).map(([key, value]) => ({ key, value })) };
    });
  });
}
