import { crawl } from './crawl';
import type { Site } from './site';

/**
 * Addresses that are always read, whether or not a page links to them: feeds, files, the health report and pages of
 * the blog's list.
 */
const files = [
  ...['/rss.xml', '/atom.xml', '/feed.json', '/headlines.xml', '/headlines/atom.xml', '/headlines/feed.json'],
  ...[
    '/sitemap.xml',
    '/news-sitemap.xml',
    '/llm.txt',
    '/llms.txt',
    '/opml.xml',
    '/morning.xml',
    '/events.ics',
    '/robots.txt',
  ],
  ...[
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/api/health?ready',
    '/blog?page=2',
    '/blog?page=3',
  ],
];

/** Appends the original addresses that are encoded in picture addresses. */
function withOriginals(text: string): string {
  const pictures = text.match(/(?<=\/pictures\/[\w-]+\/\w+\/)[\w-]+/g) ?? [];
  return `${text}\n${pictures.map((name) => Buffer.from(name, 'base64url').toString()).join('\n')}`;
}

/**
 * Returns everything the site serves, by address: linked pages with their structured data, files, parts of
 * the site map, feeds listed in a page's head, and searches. `origin`: the site's public origin.
 */
export async function outputsOf(
  site: Site,
  origin: string,
  searches: readonly string[],
): Promise<Map<string, string>> {
  const pages = await crawl(site, origin);
  // The crawler stores the text of pages only, so linked files are requested again.
  const found = new Map([...pages].flatMap(([at, { html }]) => (html ? [[at, html]] : [])));
  const read = async (at: string) => {
    if (!found.has(at)) found.set(at, (await site.get(at)).html);
  };
  for (const at of [...files, ...searches.map((words) => `/search?q=${words}`), ...pages.keys()])
    await read(at);
  const named = [...found.values()].flatMap((text) => [
    ...(text.match(/(?<=<loc>)[^<]+/g) ?? []),
    ...(text.match(/(?<=rel="alternate"[^>]* href=")[^"]+/g) ?? []),
  ]);
  const own = named.map((address) => new URL(address, origin)).filter((url) => url.origin === origin);
  for (const { pathname, search } of own) await read(pathname + search);
  return new Map([...found].map(([at, text]) => [at, withOriginals(text)]));
}
