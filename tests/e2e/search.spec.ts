import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { expect, test, words } from './support/fixtures';
import { listen } from './support/radio';
import type { RunningSite } from './support/site';
import { withoutNote } from './support/watch';

// Search in the sample edition for readers, crawlers and attackers.

const searchFor = (site: RunningSite, query: string) => site.get(`/search?q=${encodeURIComponent(query)}`);
const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

/** Returns the title of the newest item in a bundled feed. */
function bundledTitle(feedKey: string): string {
  const file = readFileSync(`lib/cities/anaheim/sample/${feedKey}.xml`, 'utf8');
  return /<(?:item|entry)>[\s\S]*?<title>([^<]+)</.exec(file)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test.describe('a search for a headline', () => {
  for (const feedKey of ['local-news', 'sports', 'events']) {
    test(`finds the newest headline of ${feedKey} first, in the HTML`, async ({ sample }) => {
      const plain = (text: string) => text.replace(/\s/g, '');
      // Just after startup some feeds may not have been read, so the first search index may lack them.
      const found = async () => {
        const { html } = await searchFor(sample, bundledTitle(feedKey));
        return plain(words(/<h3.*?<\/h3>/.exec(main(html))?.[0] ?? ''));
      };
      await expect.poll(found).toBe(plain(bundledTitle(feedKey)));
    });
  }
});

test('search pages with and without results are kept out of search engines and shared caches', async ({
  sample,
}) => {
  for (const query of ['', 'park', 'zzyzx', 'x'.repeat(500)]) {
    const page = await searchFor(sample, query);
    expect(page.status).toBe(200);
    expect(head(page.html)).toMatch(/<meta name="robots" content="noindex/);
    expect(head(page.html)).toMatch(/<link rel="canonical" href="[^"?]+\/search"\/>/);
    expect(page.headers.get('cache-control')).toBe('private, no-cache');
    expect(page.html.match(/<h1[\s>]/g)).toHaveLength(1);
  }
});

// hostile-texts.spec.ts tests more strings, and hostile-requests.spec.ts more addresses.
test('any value of q gets a complete page', async ({ sample }) => {
  const raw = ['%', '%00', '%ED%A0%80', '%F0%9F', '%E0%A4%A', '%C0%AF', '+', '&q=b', '[a]=b'];
  const queries = [...raw.map((one) => `q=${one}`), 'q[]=a', '__proto__=a', 'q=one&q=two'];
  for (const query of [...queries, `q=${'a'.repeat(10_000)}`]) {
    const { status, html } = await sample.get(`/search?${query}`);
    expect.soft([status, html.endsWith('</html>')], query.slice(0, 40)).toEqual([200, true]);
  }
});

/** Searches as a reader does: types a word, presses Enter and gets results. */
async function searchByHand(page: Page): Promise<void> {
  await page.getByLabel('Search this site').fill('pothole');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=pothole');
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ results? for “pothole”$/ })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/pothole/i);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the masthead links to the search page, and its form finds stories', async ({ sample, page }) => {
      await page.goto(sample.url);
      await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
      await page.waitForURL('**/search');
      await searchByHand(page);
    });

    test('the search form on the 404 page finds stories', async ({ sample, page }) => {
      await page.goto(`${sample.url}/gossip`);
      await searchByHand(page);
    });
  });
}

test('while the radio plays, a search does not reload the site, and Back restores the query', async ({
  sample,
  page,
}) => {
  await withoutNote(page);
  await listen(page, sample.url);
  await page.getByRole('link', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('park');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=park');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await searchByHand(page);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('park');
});
