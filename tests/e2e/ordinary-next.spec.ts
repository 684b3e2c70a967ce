import { request as httpRequest, type IncomingMessage } from 'node:http';
import { test as base, expect, type Page } from 'playwright/test';
import { words } from './support/fixtures';
import { needs, test } from './support/needs';
import { violations, watchPolicy } from './support/policy-watch';
import { buildProbeSite, removeProbeSite } from './support/probe-site';
import { type Site, startSite } from './support/site';
import { withoutNote } from './support/watch';

// Pages and route handlers from the Next.js documentation (probe-pages, reading-pages) behave as documented.

base.describe.configure({ mode: 'default', timeout: 300_000 });

let folder: string;
base.beforeAll(() => {
  base.setTimeout(600_000);
  folder = buildProbeSite();
});
base.afterAll(() => removeProbeSite(folder));

/** Reads a response until it contains `text`, calls `act`, then reads the rest; returns both parts. */
async function readIn(url: string, text: string, act: () => Promise<unknown>): Promise<string[]> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest(url).once('response', resolve).once('error', reject).end();
  });
  const parts = ['', ''];
  let at = 0;
  for await (const chunk of response) {
    parts[at] += chunk;
    if (at > 0 || !parts[0]?.includes(text)) continue;
    at = 1;
    await act();
  }
  return parts;
}

/** Collects page errors and console errors, which include React's hydration errors. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  return errors;
}

/** Clicks a page's counter until it counts, which proves that the page is hydrated. */
async function hydrated(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^counted/ });
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('counted 0', { timeout: 500 });
  }).toPass();
}

for (const mode of ['production', 'development'] as const) {
  base.describe(mode, () => {
    let site: Site;
    base.beforeAll(async () => {
      site = await startSite({ NODE_ENV: mode }, 'server', folder);
    });
    base.afterAll(() => site.end('SIGKILL'));

    const probe = (name: string, init?: RequestInit) =>
      fetch(`${site.url}/probe/${name}`, { redirect: 'manual', ...init });
    const heading = async (answer: Promise<Response>) =>
      /<h1[^>]*>([^<]*)/.exec(await (await answer).text())?.[1];

    test('a page receives the query, cookies and the reader’s headers', async () => {
      expect(await heading(probe('query?sort=asc'))).toBe('sorted by asc');
      expect(await heading(probe('query'))).toBe('sorted by nothing');
      expect(await heading(probe('cookie', { headers: { cookie: 'visited=twice' } }))).toBe('visited twice');
      for (const agent of ['one/1', 'two/2'])
        expect(await heading(probe('reader', { headers: { 'user-agent': agent } }))).toBe(
          `read with ${agent}`,
        );
    });

    test('a page without metadata has the site’s title', async () => {
      expect(await (await probe('query')).text()).toContain('<title>Anaheim City News</title>');
    });

    test('a dynamic page is not cached', async () => {
      expect((await probe('query')).headers.get('cache-control')).toMatch(/no-store/);
      expect((await probe('echo')).headers.get('cache-control')).toMatch(/no-store/);
    });

    const release = (name: string) => probe('release', { method: 'POST', body: name });

    test('a page with Suspense streams: its slow part is rendered after its first part has arrived', async () => {
      const [first, rest] = await readIn(`${site.url}/probe/stream`, 'the first part', () =>
        release('stream'),
      );
      expect(first).not.toContain('the slow part');
      expect(rest).toContain('the slow part');
    });

    test('server-sent events arrive one by one', async () => {
      const parts = await readIn(`${site.url}/probe/ticks`, 'data: 1\n\n', () => release('ticks'));
      expect(parts).toEqual(['data: 1\n\n', 'data: 2\n\n']);
    });

    test('a route handler gets GET, POST, PUT and DELETE with city, query and body, and other methods are refused', async () => {
      const echo = async (method: string, body?: string) => {
        const response = await probe('echo?q=1', { method, ...(body && { body }) });
        return [response.status, response.status < 400 && (await response.json())];
      };
      const city = 'Anaheim';
      expect(await echo('GET')).toEqual([200, { method: 'GET', city, query: '1', body: '' }]);
      expect(await echo('POST', 'a')).toEqual([201, { method: 'POST', city, query: '1', body: 'a' }]);
      expect(await echo('PUT', 'b')).toEqual([200, { method: 'PUT', city, query: '1', body: 'b' }]);
      expect(await echo('DELETE')).toEqual([200, { method: 'DELETE', city, query: '1', body: '' }]);
      expect((await echo('PATCH'))[0]).toBe(405);
    });

    test('a route handler sends the requested range', async () => {
      const response = await probe('range', { headers: { range: 'bytes=2-4' } });
      expect([response.status, await response.text()]).toEqual([206, '234']);
      expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    });

    test('a HEAD response has the headers of GET and no body', async () => {
      const response = await probe('query', { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
      expect(response.headers.get('content-type')).toMatch(/text\/html/);
    });

    test('notFound() and unknown addresses return a 404 page that is readable without scripts', async () => {
      for (const path of ['/probe/missing', '/probe/nothing', '/no/where']) {
        const { status, html } = await site.get(path);
        expect.soft([path, status]).toEqual([path, 404]);
        expect.soft(words(html), path).toContain('Return to Home');
      }
    });

    test('redirect() and permanentRedirect() send redirects', async () => {
      for (const [name, status] of [
        ['moved', 307],
        ['gone', 308],
      ] as const) {
        const response = await probe(name);
        expect([response.status, response.headers.get('location')]).toEqual([status, '/news/sports']);
      }
    });

    test('a page that throws returns 500 and is not cached', async () => {
      const { status, html, headers } = await site.get('/probe/broken');
      expect(status).toBe(500);
      expect(headers.get('cache-control')).toMatch(/no-store/);
      if (mode === 'production') expect(words(html)).toContain('Unexpected Application Error!');
    });

    test('neither address nor header can choose the city', async () => {
      for (const path of ['/anaheim', '/anaheim/probe/query', '/_/probe/query', '/anaheim-es/faq'])
        expect.soft([path, (await site.get(path)).status]).toEqual([path, 404]);
      const asked = await probe('echo', { headers: { 'x-city': 'anaheim-es' } });
      expect(await asked.json()).toMatchObject({ city: 'Anaheim' });
    });

    test.describe('in a browser', () => {
      needs('chromium');
      test('an island keeps its state, and the CSP blocks nothing that it needs', async ({ page }) => {
        await watchPolicy(page);
        await page.goto(`${site.url}/probe/counter`);
        await hydrated(page);
        if (mode === 'production') expect(await violations(page)).toEqual([]);
      });

      test('a link changes the page without a reload and keeps its query', async ({ page }) => {
        await page.goto(`${site.url}/probe/links`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('links of Anaheim');
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('link', { name: 'To a query' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('sorted by asc');
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });

      test('a link to a page that streams changes the page without a reload', async ({ page }) => {
        await page.goto(`${site.url}/probe/links`);
        await hydrated(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.getByRole('link', { name: 'To a stream' }).click();
        await expect(page.getByText('loading', { exact: true })).toBeVisible();
        await release('stream');
        await expect(page.getByText('the slow part')).toBeVisible();
        await expect(page.getByText('loading', { exact: true })).toBeHidden();
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });

      test('a part that arrives late appears in its place', async ({ page }) => {
        await page.goto(`${site.url}/probe/stream`, { waitUntil: 'commit' });
        await expect(page.getByText('loading', { exact: true })).toBeVisible();
        await release('stream');
        await expect(page.getByText('the slow part')).toBeVisible();
        await expect(page.getByText('loading', { exact: true })).toBeHidden();
      });

      test('a part that arrives late appears in a reading page too', async ({ page }) => {
        await watchPolicy(page);
        await page.goto(`${site.url}/reading/late`);
        // The late part arrives hidden at the end of the page, and is then moved into its place.
        await expect(page.getByText('the late part')).toHaveCount(1);
        await expect(page.getByText('the late part')).toBeVisible();
        await expect(page.getByText('loading', { exact: true })).toBeHidden();
        if (mode === 'production') expect(await violations(page)).toEqual([]);
      });

      test('a 404 or an error is shown even if it occurs after the page has started to stream', async ({
        page,
      }) => {
        await page.goto(`${site.url}/probe/missing-late`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
        await page.goto(`${site.url}/probe/broken-late`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
      });

      if (mode === 'development')
        test('a reading page hydrates without errors and gets updates from the development server', async ({
          page,
        }) => {
          await withoutNote(page);
          const errors = errorsOf(page);
          const changes = page.waitForEvent('websocket', { timeout: 200_000 });
          // The development server compiles a page at its first request, which is slow.
          await page.goto(`${site.url}/local-news`, { timeout: 200_000 });
          await (await changes).waitForEvent('framereceived');
          // The story tools appear once Next.js has started in the browser.
          await page.locator('.story .story-tools').first().waitFor({ state: 'attached', timeout: 100_000 });
          await page.getByText('See All').first().click();
          await expect(page.getByText('Show Less').first()).toBeVisible();
          expect(errors).toEqual([]);
        });

      for (const javaScriptEnabled of [true, false])
        test(`a server action saves ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
          browser,
        }) => {
          const context = await browser.newContext({ javaScriptEnabled });
          const page = await context.newPage();
          await page.goto(`${site.url}/probe/action`);
          await page.getByRole('textbox', { name: 'Word' }).fill('thanks');
          await page.getByRole('button', { name: 'Save' }).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('saved thanks');
          await context.close();
        });
    });
  });
}

base.describe('plain next start, without this project’s server', () => {
  let site: Site;
  base.beforeAll(async () => {
    site = await startSite({}, 'plain', folder);
  });
  base.afterAll(() => site.end('SIGKILL'));

  test('serves pages with a query and their route’s Cache-Control', async () => {
    expect((await site.get('/probe/query?sort=asc')).html).toContain('sorted by asc');
    const { status, headers } = await site.get('/faq');
    expect([status, headers.get('cache-control')]).toEqual([200, expect.stringContaining('s-maxage=30')]);
  });

  test('redirects other spellings of an address, and page number 1 of a list', async () => {
    for (const [path, target] of [
      ['/CONTACT?a=b', '/contact?a=b'],
      ['/sports', '/news/sports'],
      ['/noticias/deportes', '/news/sports'],
      ['/blog?page=1', '/blog'],
      ['/feed', '/headlines.xml'],
    ] as const) {
      const { status, headers } = await site.get(path);
      expect.soft([path, status, headers.get('location')]).toEqual([path, 308, target]);
    }
  });

  test('returns 404 for unknown addresses', async () => {
    for (const path of ['/nowhere', '/news/gossip', '/news/news/sports', '/blog?page=99', '/probe/missing'])
      expect.soft([path, (await site.get(path)).status]).toEqual([path, 404]);
  });

  test('sends the headers of GET and no body for HEAD', async () => {
    const { status, headers } = await fetch(`${site.url}/contact`, { method: 'HEAD' });
    expect([status, headers.get('no-vary-search')]).toEqual([200, 'params, except=("_rsc")']);
  });
});
