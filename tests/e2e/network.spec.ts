import { readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { makeCity } from '@/scripts/new-city/make-city';
import { readTowns } from '@/scripts/new-city/towns';
import { type Network, startNetwork } from '../bench/cities/network';
import { citiesFolder } from './support/cities';
import { type Crawled, crawl, elements } from './support/crawl';
import { expectNoFaults, expectToFit } from './support/fits';
import { getAt } from './support/get-at';
import { type Site, startSite } from './support/site';

// A network of Anaheim and five small cities. npm run new-city wrote two of them, and most use shared feed
// packs. Each city is served only at its host, search engines index only its own content, and one page lists
// all cities.

const written = ['boulder', 'merida', 'rancho-santa-margarita'] as const;
const made = [
  { key: 'brownsville', city: 'Brownsville, Texas', language: 'es' },
  { key: 'guelph', city: 'Guelph, Ontario', language: 'en' },
];
const small = [...written, ...made.map(({ key }) => key)];
const keys = ['anaheim', ...small];
const isSpanish = (key: string) => key === 'brownsville';
/** Whether new-city wrote the city. Such a city's only feed has no local news. */
const isMade = (key: string) => made.some((one) => one.key === key);
const hostOf = (key: string) => `${key}.example`;
const originOf = (key: string) => `http://${hostOf(key)}`;

function cityOf(key: string): string {
  const text = readFileSync(`tests/cities/${key}/city.yaml`, 'utf8');
  const own = text.replace(/https:\/\/feeds\.example\/([\w-]+)\.xml/g, `https://${key}-$1.example/feed`);
  return `${own}hosts: [${hostOf(key)}]\n${key === 'merida' ? '' : 'packs: [us/national]\n'}`;
}

let network: Network;
let site: Site;
const indexed = new Map<string, Crawled[]>();

function isIndexed({ status, html }: Crawled): boolean {
  return status === 200 && /<meta name="robots" content="index,/.test(html);
}

test.describe.configure({ mode: 'default' });

async function makeCities(citiesDir: string): Promise<void> {
  const means = { say: () => {}, towns: readTowns, citiesDir, proxyUrl: network.proxyUrl, now: Date.now };
  for (const { key, ...asked } of made) {
    const answers = { ...asked, email: hostOf(key), feed: [`https://${key}-news.example/feed`] };
    expect(await makeCity(answers, means)).toMatchObject({ ok: true });
  }
}

test.beforeAll(async () => {
  test.setTimeout(480_000);
  network = await startNetwork();
  const cities = Object.fromEntries(written.map((key) => [`${key}/city.yaml`, cityOf(key)]));
  const folder = citiesFolder({ ...cities, 'anaheim/hosts.yaml': '[anaheim.example]' }, 'lib/cities/anaheim');
  await makeCities(folder);
  const settings = { CITIES_DIR: folder, SITE_URL: 'http://{host}', NETWORK_HOST: 'localhost' };
  site = await startSite({ ...settings, FEEDS: 'live', FEED_PROXY_URL: network.proxyUrl });
  for (const key of keys) {
    const asked = { ...site, get: (place: string) => getAt(site, hostOf(key), place) };
    const pages = [...(await crawl(asked, originOf(key))).values()];
    indexed.set(key, pages.filter(isIndexed));
  }
});

test.afterAll(async () => {
  await site.end();
  network.end();
});

/** Counts how often each word occurs in a page's main content. */
function wordsOf({ html }: Crawled): Map<string, number> {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const text = main.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ');
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

/** Returns the share of the longer page's words that also occur on the other page. */
function shared(one: Map<string, number>, other: Map<string, number>): number {
  const both = [...one].map(([word, count]) => Math.min(count, other.get(word) ?? 0));
  return sumOf(both) / Math.max(sumOf(one.values()), sumOf(other.values()));
}

test('no indexable page shares more than nine tenths of its words with another city’s', () => {
  const pages = keys.flatMap((key) =>
    (indexed.get(key) ?? []).map((page) => ({ key, path: page.path, words: wordsOf(page) })),
  );
  expect(pages.length).toBeGreaterThan(60);
  const doubles = pages.flatMap((one, at) =>
    pages
      .slice(at + 1)
      .filter((other) => other.key !== one.key && shared(one.words, other.words) > 0.9)
      .map((other) => `${one.key}${one.path} and ${other.key}${other.path}`),
  );
  expect(doubles).toEqual([]);
});

for (const key of small) {
  test(`the sitemap of ${key} has only indexable pages and no bundled posts`, async () => {
    const { html } = await getAt(site, hostOf(key), '/sitemap.xml');
    const listed = [...html.matchAll(/<loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
    const paths = (indexed.get(key) ?? []).map(({ path }) => path);
    expect(listed).toEqual(expect.arrayContaining(['/', ...(isMade(key) ? [] : ['/news/local-news'])]));
    // The sitemap lists /morning only once there are headlines in the city's language.
    expect(listed.filter((path) => path && !['/morning', ...paths].includes(path))).toEqual([]);
    expect(listed.filter((path) => path?.startsWith('/blog'))).toEqual([]);
    expect((await getAt(site, hostOf(key), '/news-sitemap.xml')).html).not.toContain('<loc>');
  });

  test(`a page of ${key} says how many publications the network has, and links to the network’s page`, async () => {
    const { html } = await getAt(site, hostOf(key), '/contact');
    expect(html).toMatch(
      isSpanish(key)
        ? /<a href="http:\/\/localhost"[^>]*>Parte de una red de 6 publicaciones locales<\/a>/
        : /<a href="http:\/\/localhost"[^>]*>Part of a network of 6 local publications<\/a>/,
    );
  });
}

test('a section is indexed only if the city has its own feed for it', async () => {
  const robotsOf = async (key: string, path: string) =>
    /<meta name="robots" content="(\w+, \w+)/.exec((await getAt(site, hostOf(key), path)).html)?.[1];
  expect(await robotsOf('boulder', '/news/world-news')).toBe('noindex, follow');
  expect(await robotsOf('rancho-santa-margarita', '/news/sports')).toBe('index, follow');
});

test('the log says in which city an unknown address was requested', async () => {
  await getAt(site, hostOf('merida'), '/nothing-here');
  await expect.poll(site.log).toContain('path=/nothing-here city=merida');
});

test('the network’s host lists its cities by country and region, and serves its own files', async () => {
  const at = (path: string) => getAt(site, 'localhost', path);
  const crawled = await crawl({ ...site, get: at }, 'http://localhost');
  const { dom, html } = crawled.get('/') as Crawled;
  expect(html.match(/<h[123].*?<\/h/g)?.map((heading) => heading.replace(/<[^>]+>|<\/h/g, ''))).toEqual([
    '6 Local Publications',
    ...['Canada', 'Ontario', 'Mexico', 'Yucatán', 'United States', 'California', 'Colorado', 'Texas'],
  ]);
  const links = elements(dom, 'a').map(({ attribs }) => attribs.href);
  for (const key of keys) expect(links).toContain(originOf(key));
  expect((await at('/robots.txt')).html).toContain('Sitemap: http://localhost/sitemap.xml');
  expect((await at('/sitemap.xml')).html).toContain('<loc>http://localhost/</loc>');
  for (const key of keys)
    expect((await at('/opml.xml')).html).toContain(`xmlUrl="${originOf(key)}/headlines.xml"`);
  expect((await at('/contact')).status).toBe(404);
});

test('the list of cities fits every screen and has no axe violations', async ({ page }) => {
  await page.goto(`http://localhost:${site.port}/`);
  await expectToFit(page);
  await expectNoFaults(page);
});
