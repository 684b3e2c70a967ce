import { expect, moveOnceLoaded, test } from './support/fixtures';
import { complaints } from './support/islands';
import { allPages } from './support/pages-of-house';
import { violations, watchPolicy } from './support/policy-watch';
import { listen } from './support/radio';
import { foreignRequests, readThrough, withoutNote } from './support/watch';

// The Content-Security-Policy of every page, enforced by a browser.

const OWN_SCRIPT = /^ src="\/_next\/static\/media\/site\.[\w-]+\.js" defer=""$/;

const pages = [...allPages, '/search?q=park', '/blog/how-this-site-works', '/blog?page=2'];

type Visit = { path: string; refused: string[]; complaints: string[]; foreign: string[] };

test.describe('every page, opened and scrolled through', () => {
  const visits: Visit[] = [];
  let kept: unknown[];
  // A single visit records the faults of all pages, and each test checks one kind of fault.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async ({ site, browser }) => {
    test.setTimeout(300_000);
    const page = await browser.newPage();
    await moveOnceLoaded(page);
    await watchPolicy(page);
    const heard = complaints(page);
    const asked = foreignRequests(page, site.url);
    for (const path of pages) {
      await page.goto(site.url + path);
      await readThrough(page);
      const refused = await violations(page);
      visits.push({ path, refused, complaints: heard.splice(0), foreign: asked.splice(0) });
    }
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    kept = [...(await page.context().cookies()), ...stored];
    await page.close();
  });

  /** Returns the faults that `of` finds in the visits, each after its page's path. */
  const faults = (of: (visit: Visit) => unknown[]) =>
    visits.flatMap((visit) => of(visit).map((fault) => `${visit.path}: ${fault}`));

  test('complies with its CSP', () => {
    expect(visits.length).toBeGreaterThan(18);
    expect(faults(({ refused }) => refused)).toEqual([]);
    expect(faults(({ complaints }) => complaints)).toEqual([]);
  });

  test('makes no request to another origin before a click, and stores nothing in the browser', () => {
    expect(visits.length).toBeGreaterThan(18);
    expect(faults(({ foreign }) => foreign)).toEqual([]);
    expect(kept).toEqual([]);
  });
});

test('no page has inline styles or running scripts except ours, and Next.js scripts are inert until needed', async ({
  site,
}) => {
  for (const path of [...allPages, '/search?q=park']) {
    const { html } = await site.get(path);
    expect.soft(html, path).not.toMatch(/<[^>]* style=|<style/);
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const others = scripts.filter((attributes) => attributes !== ' type="application/ld+json"');
    const isInert = (attributes: string) => attributes.startsWith(' type="text/on-intent"');
    const running = others.filter((attributes) => !isInert(attributes));
    expect.soft(running, path).toEqual(['', expect.stringMatching(OWN_SCRIPT)]);
    expect.soft(others.some(isInert), path).toBe(html.includes('data-wake'));
  }
});

test('pages visited while the radio plays comply with the first page’s CSP and have structured data', async ({
  site,
  page,
}) => {
  await watchPolicy(page);
  const heard = complaints(page);
  await withoutNote(page);
  await listen(page, site.url);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  for (const [name, path] of [
    ['Contact', '/contact'],
    ['Books', '/books'],
    ['Community', '/community'],
    ['Opinion', '/blog'],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(site.url + path);
    const data = await page.locator('body script[type="application/ld+json"]').allTextContents();
    expect(data.length).toBeGreaterThan(0);
    for (const block of data) expect(() => JSON.parse(block)).not.toThrow();
  }
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(heard).toEqual([]);
});

test('the CSP allows an embed that the reader opened, and no other frame', async ({ site, page }) => {
  await page
    .context()
    .route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: 'a map' }),
    );
  await watchPolicy(page);
  await page.goto(`${site.url}/contact`);
  await page.getByRole('link', { name: /Open the map/ }).click();
  await expect(page.frameLocator('iframe').getByText('a map')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://stranger.example/';
    document.body.append(frame);
  });
  await expect.poll(() => violations(page)).toEqual(['frame-src https://stranger.example ']);
});

test.describe('code smuggled into a cached page', () => {
  const smuggled = {
    'an inline script': '<script>window.hit = 1</script>',
    'a script from elsewhere': '<script src="https://stranger.example/x.js"></script>',
    'an event handler': '<img src="/none.png" onerror="window.hit = 1">',
    'a javascript: link that is followed': '<a id="bait" href="javascript:window.hit = 1">x</a>',
    'a base element': '<base href="https://stranger.example/">',
    'a deferred script from elsewhere':
      '<script type="text/on-intent" data-src="https://stranger.example/x.js"></script>',
    'a deferred inline script': '<script type="text/on-intent">window.hit = 1</script>',
  };
  for (const [name, html] of Object.entries(smuggled)) {
    test(`does not run as ${name}`, async ({ site, page }) => {
      await watchPolicy(page);
      await page
        .context()
        .route('https://stranger.example/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'window.hit = 1' }),
        );
      await page.route(`${site.url}/`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<body>', `<body>${html}`) });
      });
      await page.goto(site.url);
      const bait = page.locator('#bait');
      if (await bait.count()) await bait.click();
      await page.mouse.click(5, 5);
      await page.locator('[data-wake]').first().click();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(await page.evaluate(() => new URL('/x', document.baseURI).origin)).toBe(site.url);
    });
  }
});
