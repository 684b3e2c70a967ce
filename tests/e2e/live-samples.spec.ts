import { crawl } from './support/crawl';
import { expect, test, words } from './support/fixtures';
import { type Site, startSite } from './support/site';

// A live edition of the bundled city must not show sample content.

let site: Site;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSite({ FEEDS: 'live', FEED_PROXY_URL: 'http://127.0.0.1:9/?url=', CITY: 'anaheim' });
});
test.afterAll(() => site.end());

const made = [/Sample (?:title|station|promotion)/, /24\/7 live stream/, /Billionaire/];

test('no page, feed or file of a live edition has sample content, and no link leads to a missing page', async () => {
  test.setTimeout(240_000);
  const files = ['/', '/llm.txt', '/sitemap.xml', '/search?q=sample', '/search?q=books'];
  const all = await crawl(site, site.url, files);
  const faults = [...all.values()].flatMap(({ path, status, html, from }) => [
    ...made.filter((pattern) => pattern.test(words(html))).map((pattern) => `${path}: ${pattern}`),
    ...(status === 404 ? [`${path} is gone, linked from ${from}`] : []),
  ]);
  expect(faults).toEqual([]);
  expect(all.size).toBeGreaterThan(20);
  for (const gone of ['/radio', '/sample-edition', '/books/covers/billionaire-mindset.svg'])
    expect([gone, (await site.get(gone)).status]).toEqual([gone, 404]);
});

test('the startup log lists each sample value with file and key', () => {
  for (const leftover of ['city.yaml: email', 'books.yaml: list', 'books.yaml: program'])
    expect(site.log()).toContain(leftover);
});
