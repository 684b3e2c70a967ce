import { type Crawled, crawl, elements, idsIn, pathOn } from './support/crawl';
import { expect, publishedAt, test, words } from './support/fixtures';
import { htmlErrors } from './support/html-checker';
import { needs } from './support/needs';
import { addressesIn, dataOf, headOf, type Thing, thingsIn } from './support/page-head';
import { permanentTarget } from './support/section-paths';
import type { RunningSite } from './support/site';

// Crawls the built site without scripts, starting at the front page, and checks every page.

const origin = publishedAt;
let site: RunningSite;
let all: Map<string, Crawled>;
/** The HTML pages with status 200. */
let pages: Crawled[];

test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ published }) => {
  // Crawling every page takes minutes on a slow machine.
  test.setTimeout(240_000);
  site = published;
  // No page links to search results, so the crawl starts there too.
  all = await crawl(site, origin, ['/', '/search?q=trash', '/search?q=library']);
  pages = [...all.values()].filter(({ status, html }) => status === 200 && html);
});

/** Returns every fault that `find` reports, each after the path of its page. */
function faults(find: (page: Crawled) => string[]): string[] {
  return pages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

function isWithoutQuery({ path }: Crawled): boolean {
  return !path.includes('?');
}

/** Returns the path that a page's canonical address must have. For a filtered list, it is the path of the full list. */
function ownPath(page: Crawled): string {
  const narrows = headOf(page).meta('robots')[0]?.includes('noindex');
  return narrows ? page.path.replace(/\?.*/, '') : page.path;
}

async function sitemapPaths(): Promise<string[]> {
  const { html: xml } = await site.get('/sitemap.xml');
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, url = '']) => pathOn(origin, url.replaceAll('&amp;', '&')) ?? url,
  );
}

test('the crawl reaches the front page, all sections and the site map', () => {
  expect(pages.length).toBeGreaterThan(18);
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/', '/local-news', '/news/sports', '/sitemap']),
  );
});

test('every internal link leads to a 200 or to an intended 308', () => {
  const meant = ({ path, status, target }: Crawled) => status === 308 && target === permanentTarget(path);
  const broken = [...all.values()].filter((page) => page.status !== 200 && !meant(page));
  expect(broken.map(({ path, status, from }) => `${path} answers ${status}, linked from ${from}`)).toEqual(
    [],
  );
});

/** Returns the page that a link with a fragment leads to, after redirects, and the fragment's id. */
function fragmentOf(href: string, from: Crawled): { path: string; id: string } | undefined {
  const path = pathOn(origin, href, from.path);
  const id = decodeURIComponent(new URL(href, origin).hash.slice(1));
  return path === undefined || id === '' ? undefined : { path: all.get(path)?.target ?? path, id };
}

test('every fragment in a link is an id on its target page', () => {
  const idsOf = new Map(pages.map(({ path, dom }) => [path, idsIn(dom)]));
  let fragments = 0;
  const dead = faults((page) =>
    elements(page.dom, 'a').flatMap(({ attribs: { href = '' } }) => {
      const target = fragmentOf(href, page);
      if (!target) return [];
      fragments += 1;
      return idsOf.get(target.path)?.has(target.id) ? [] : [href];
    }),
  );
  expect(dead).toEqual([]);
  expect(fragments).toBeGreaterThan(pages.length);
});

test('every page has exactly one h1', () => {
  expect(faults(({ html }) => (html.match(/<h1[\s>]/g)?.length === 1 ? [] : ['not one h1']))).toEqual([]);
});

for (const [what, of] of [
  ['title', (page: Crawled) => headOf(page).titles],
  ['description', (page: Crawled) => headOf(page).meta('description')],
] as const) {
  test(`every page has exactly one ${what}, which differs from that of every other page`, () => {
    expect(faults((page) => (of(page).length === 1 && of(page)[0] ? [] : [`not one ${what}`]))).toEqual([]);
    const owners = new Map<string, string[]>();
    for (const page of pages.filter((one) => one.path === ownPath(one)))
      owners.set(of(page)[0] ?? '', [...(owners.get(of(page)[0] ?? '') ?? []), page.path]);
    expect([...owners.values()].filter((paths) => paths.length > 1)).toEqual([]);
  });
}

test('every page has one canonical link, to itself', () => {
  const wrong = faults((page) => {
    const { canonicals } = headOf(page);
    const own = canonicals.length === 1 && pathOn(origin, canonicals[0] ?? '') === ownPath(page);
    return own ? [] : [`canonical ${canonicals.join(', ') || 'missing'}`];
  });
  expect(wrong).toEqual([]);
});

const inEveryHead = [
  'keywords robots geo.region geo.placename geo.position ICBM',
  'og:title og:type og:url og:description og:site_name og:locale',
  'og:image og:image:width og:image:height og:image:type og:image:alt',
  'twitter:card twitter:image twitter:image:alt',
].flatMap((names) => names.split(' '));

test('every page has each required head tag once', () => {
  const wrong = faults((page) => {
    const head = headOf(page);
    return inEveryHead.filter((name) => head.meta(name).length !== 1 || !head.meta(name)[0]);
  });
  expect(wrong).toEqual([]);
});

test('every page has a large share card and its own address as og:url', () => {
  const wrong = faults((page) => {
    const head = headOf(page);
    const own = pathOn(origin, head.meta('og:url')[0] ?? '') === ownPath(page);
    return own && head.meta('twitter:card')[0] === 'summary_large_image' ? [] : ['og:url or card'];
  });
  expect(wrong).toEqual([]);
});

test('every card is a PNG of 1200 by 630 on this site', async () => {
  const cards = new Set(pages.map((page) => headOf(page).meta('og:image')[0] ?? ''));
  expect(cards.size).toBeGreaterThan(18);
  for (const card of cards) {
    const response = await fetch(site.url + pathOn(origin, card));
    const png = Buffer.from(await response.arrayBuffer());
    expect([card, response.status, response.headers.get('content-type')]).toEqual([card, 200, 'image/png']);
    expect([card, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([card, 1200, 630]);
  }
});

test('structured data is valid JSON-LD with absolute addresses, and does not claim other outlets’ articles', () => {
  const wrong = faults((page) => {
    const blocks = dataOf(page);
    const foreign = blocks.some((data) => (data as Thing)['@context'] !== 'https://schema.org');
    const relative = blocks.flatMap(addressesIn).filter((address) => !/^https?:\/\/[^/]+/.test(address));
    const claims = blocks.flatMap(thingsIn).filter((thing) => thing['@type'] === 'NewsArticle');
    return [...(foreign ? ['no schema.org'] : []), ...relative, ...claims.map(() => 'a NewsArticle')];
  });
  expect(wrong).toEqual([]);
});

test('every inner page has a breadcrumb, except the books page, which has a back link', () => {
  const without = faults((page) =>
    page.path === '/' || page.html.includes('<nav aria-label="Breadcrumb"') ? [] : ['no trail'],
  );
  expect(without.map((fault) => fault.split(':')[0])).toEqual(['/books']);
});

for (const [path, types] of [
  ['/', ['NewsMediaOrganization', 'WebSite', 'SearchAction']],
  ['/news/sports', ['CollectionPage', 'ItemList', 'BreadcrumbList']],
  ['/sitemap', ['CollectionPage', 'WebSite', 'SearchAction', 'BreadcrumbList']],
] as const) {
  test(`the structured data of ${path} has the types ${types.join(', ')}`, () => {
    const page = all.get(path) as Crawled;
    const found = dataOf(page)
      .flatMap(thingsIn)
      .map((thing) => thing['@type']);
    expect(found).toEqual(expect.arrayContaining([...types]));
  });
}

test('a page’s structured data has a breadcrumb only if the page shows a breadcrumb, and vice versa', () => {
  const wrong = faults((page) => {
    const trail = dataOf(page)
      .flatMap(thingsIn)
      .find((thing) => thing['@type'] === 'BreadcrumbList');
    if (!trail) return page.html.includes('<nav aria-label="Breadcrumb"') ? ['no trail in its data'] : [];
    const names = (trail.itemListElement as Thing[]).map(({ name }) => String(name));
    const nav = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(page.html)?.[0] ?? '';
    const visible = nav.replace(/<li aria-hidden="true">.*?<\/li>/g, '').match(/(?<=>)[^<>]+(?=<)/g) ?? [];
    // A breadcrumb may end at the parent page; then the page's heading is the last step.
    const heading = /<h1[^>]*>([^<]+)<\/h1>/.exec(page.html)?.[1] ?? '';
    const steps = nav.includes('aria-current') ? visible : [...visible, heading];
    const decoded = steps.map((text) =>
      text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('\u00A0', ' '),
    );
    return names.join(' > ') === decoded.join(' > ') ? [] : [`${names} is not ${decoded}`];
  });
  expect(wrong).toEqual([]);
});

test('every address in the sitemap is a linked, indexable page', async () => {
  const listed = await sitemapPaths();
  expect(new Set(listed).size).toBe(listed.length);
  const reached = new Map(pages.map((page) => [page.path, page]));
  const wrong = listed.filter((path) => {
    const page = reached.get(path);
    return !page || headOf(page).meta('robots')[0]?.includes('noindex');
  });
  expect(wrong).toEqual([]);
});

test('every indexable page is in the sitemap', async () => {
  const listed = new Set(await sitemapPaths());
  const indexed = pages.filter((page) => !headOf(page).meta('robots')[0]?.includes('noindex'));
  const missing = indexed.filter((page) => isWithoutQuery(page) && !listed.has(page.path));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test('removing the last segments of any address leads to an existing page', async () => {
  const paths = [...(await sitemapPaths()), ...all.keys()].map((path) => path.replace(/[?].*/, ''));
  const parentsOf = (path: string) =>
    path.split('/').flatMap((_, at, steps) => steps.slice(0, at).join('/') || []);
  const parents = new Set(paths.filter((path) => !path.startsWith('/api/')).flatMap(parentsOf));
  expect([...parents]).toEqual(expect.arrayContaining(['/news', '/towns', '/headlines', '/authors']));
  const wrong: string[] = [];
  for (const parent of parents) {
    const { status, headers } = await site.get(parent);
    const target = pathOn(site.url, headers.get('location') ?? '', parent) ?? '';
    const found = status === 308 ? (await site.get(target)).status : status;
    if (found !== 200) wrong.push(`${parent} answers ${status} ${target}`);
  }
  expect(wrong).toEqual([]);
});

const absent = ['/gossip', '/news/gossip', '/a/b/c', '/index.php', '/sitemap/no-such-part'];
for (const path of absent) {
  test(`${path} returns a 404 page that has the specified messages and is not indexed`, async () => {
    const { status, html } = await site.get(path);
    const head = headOf({ html } as Crawled);
    expect(status).toBe(404);
    expect(head.meta('robots')).toEqual(['noindex']);
    expect(head.titles).toHaveLength(1);
    expect(head.canonicals).toEqual([]);
    for (const sentence of ['404', 'Oops! Page not found', 'Return to Home'])
      expect(words(html)).toContain(sentence);
  });
}

test('the Nu HTML checker finds no errors on any page', async () => {
  needs('java');
  const missing = await site.get('/no-such-page');
  const unknown = { path: '/no-such-page', html: missing.html } as Crawled;
  expect(htmlErrors([...pages, unknown])).toEqual([]);
});
