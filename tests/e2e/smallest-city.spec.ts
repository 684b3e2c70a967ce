import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { type FakeUpstream, startFakeUpstream } from '../fake-upstream/fake-upstream';
import { citiesFolder } from './support/cities';
import { type Crawled, crawl, elements, pathOn } from './support/crawl';
import { test } from './support/needs';
import { type Site, startSite } from './support/site';

// A minimal city with six facts and one feed, as a crawler without scripts sees it.

const origin = 'https://boulder.example';
let upstream: FakeUpstream;
let site: Site;
let all: Map<string, Crawled>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  upstream = await startFakeUpstream();
  const city = readFileSync('tests/cities/boulder/city.yaml', 'utf8');
  site = await startSite({
    SITE_URL: origin,
    CITIES_DIR: citiesFolder({ 'boulder/city.yaml': city.replaceAll('https://feeds.example', upstream.url) }),
    CITY: 'boulder',
    FEEDS: 'live',
    FEED_PROXY_URL: `${upstream.url}/proxy?url=`,
  });
  all = await crawl(site, origin);
});

test.afterAll(async () => {
  await site.end('SIGKILL');
  await upstream.close();
});

function wordsOf({ html }: Crawled): string {
  return html.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ');
}

function faults(find: (page: Crawled) => string[]): string[] {
  return [...all.values()].flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`));
}

test('the front page has the headlines of the city’s only feed', async () => {
  const front = all.get('/') as Crawled;
  expect(elements(front.dom, 'h1')).toHaveLength(1);
  expect(wordsOf(front)).toContain('Boulder Gazette');
  expect(front.html.match(/class="[^"]*\bstory\b/g)?.length).toBeGreaterThan(10);
});

test('every internal link leads to a page with status 200', () => {
  const broken = [...all.values()].filter(({ status }) => status !== 200);
  expect(broken.map(({ path: at, status, from }) => `${at} answers ${status}, linked from ${from}`)).toEqual(
    [],
  );
});

test('no page shows a count of zero or has an empty heading or list', () => {
  const counts = faults((page) => wordsOf(page).match(/(?<![\d:.,])\b0 [a-z]+/g) ?? []);
  const empty = faults(({ html }) => html.match(/<(h[1-6]|ul|ol)[^>]*>\s*<\/\1>/g) ?? []);
  expect([...counts, ...empty]).toEqual([]);
});

test('no page mentions another city or has an unfilled placeholder', () => {
  const strange = /Anaheim|Orange County|California|undefined|NaN|\{\w+\}/g;
  expect(faults((page) => wordsOf(page).match(strange) ?? [])).toEqual([]);
});

test('pages for which the city has no content return 404', async () => {
  const pages =
    '/faq /FAQ /books /partners /who-to-call /community /radio /events /events.ics /sample-edition';
  const files = '/news/sports /sports /news/sports/rss.xml /og/faq.png /og/news/sports.png';
  for (const absent of `${pages} ${files}`.split(' '))
    expect((await site.get(absent)).status, absent).toBe(404);
});

test('the sitemap, llm.txt and the list of feeds contain only existing pages', async () => {
  const files = ['/sitemap.xml', '/llm.txt', '/opml.xml'];
  const texts = await Promise.all(files.map(async (file) => (await site.get(file)).html));
  const named = texts.flatMap((text) => text.match(/https:\/\/boulder\.example[^\s<>")\]]*/g) ?? []);
  const paths = [...new Set(named)].map((address) => pathOn(origin, address) ?? address);
  const answers = await Promise.all(paths.map(async (at) => [at, (await site.get(at)).status] as const));
  expect(paths).toEqual(expect.arrayContaining(['/local-news', '/news/local-news', '/blog']));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the list of section feeds has no empty space below the city’s only section', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/rss`);
  const row = page.getByRole('region', { name: 'Section Feeds' }).getByRole('listitem').first();
  const [list, rows] = await row.evaluate((one) => {
    const all = one.parentElement as HTMLElement;
    return [all.offsetHeight, all.childElementCount * (one as HTMLElement).offsetHeight];
  });
  expect(list).toBe(rows);
});
