import { DomUtils, parseDocument } from 'htmlparser2';
import type { RunningSite } from './site';

type Document = ReturnType<typeof parseDocument>;

/** A page as a crawler without scripts receives it. */
export type Crawled = {
  path: string;
  status: number;
  /** Path to which the page redirects. */
  target: string | undefined;
  html: string;
  dom: Document;
  /** Paths on this site, with queries, to which the page links. */
  links: string[];
  /** The first page that was found to link to this one. */
  from: string;
};

const MAX_PAGES = 2000;
const atOnce = 4;

/** Returns path and query of an address on this site; undefined for other sites and invalid addresses. */
export function pathOn(origin: string, address: string, base = '/'): string | undefined {
  if (!URL.canParse(address, new URL(base, origin).href)) return undefined;
  const url = new URL(address, new URL(base, origin));
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Returns all elements with this tag name. */
export function elements(dom: Document, name: string) {
  return DomUtils.getElementsByTagName(name, dom, true);
}

export function idsIn(dom: Document): Set<string> {
  const all = DomUtils.findAll(({ attribs }) => 'id' in attribs, dom.children);
  return new Set(all.map(({ attribs }) => attribs.id ?? ''));
}

function linksOf(dom: Document, origin: string, path: string): string[] {
  const found = elements(dom, 'a').map((link) => pathOn(origin, link.attribs.href ?? '', path));
  return [...new Set(found.filter((link) => link !== undefined))];
}

async function visit(site: RunningSite, origin: string, path: string, from: string): Promise<Crawled> {
  const { status, html, headers } = await site.get(path);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const dom = parseDocument(isPage ? html : '');
  const moved = headers.get('location');
  const target = moved === null ? undefined : (pathOn(site.url, moved, path) ?? pathOn(origin, moved, path));
  return { path, status, target, html: isPage ? html : '', dom, links: linksOf(dom, origin, path), from };
}

/**
 * Crawls everything that is linked from the front page or `starts`, without scripts. Records redirects and follows
 * them. `origin`: the site's public origin.
 */
export async function crawl(
  site: RunningSite,
  origin: string,
  starts = ['/'],
): Promise<Map<string, Crawled>> {
  const seen = new Map<string, Crawled>();
  const queue = starts.map((path) => ({ path, from: '' }));
  const known = new Set(starts);
  while (queue.length > 0) {
    if (known.size > MAX_PAGES) throw new Error(`more than ${MAX_PAGES} addresses: a trap for crawlers?`);
    const batch = queue.splice(0, atOnce);
    for (const page of await Promise.all(batch.map((one) => visit(site, origin, one.path, one.from)))) {
      seen.set(page.path, page);
      for (const path of [...page.links, ...(page.target ? [page.target] : [])]) {
        if (known.has(path)) continue;
        known.add(path);
        queue.push({ path, from: page.path });
      }
    }
  }
  return seen;
}
