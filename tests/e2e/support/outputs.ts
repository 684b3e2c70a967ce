import { crawl } from './crawl';
import type { Site } from './site';

/** What no link of a page leads to. Each shows the newest posts or headlines, or all of them. */
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

/** The addresses of pictures hold those of their originals. */
function withOriginals(text: string): string {
  const pictures = text.match(/(?<=\/pictures\/[\w-]+\/\w+\/)[\w-]+/g) ?? [];
  return `${text}\n${pictures.map((name) => Buffer.from(name, 'base64url').toString()).join('\n')}`;
}

/**
 * Everything that the site gives out, by address: pages that links lead to, with what is in them for machines, files, the
 * parts of the site map, feeds that a page only names, and searches. `origin` is what the site calls itself.
 */
export async function outputsOf(
  site: Site,
  origin: string,
  searches: readonly string[],
): Promise<Map<string, string>> {
  const pages = await crawl(site, origin);
  // Of a file that a page links to, the crawler keeps no text.
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
