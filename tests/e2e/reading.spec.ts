import type { Page } from 'playwright/test';
import { expectNoFaults, expectToFit } from './support/fits';
import { expect, test } from './support/fixtures';
import type { RunningSite } from './support/site';

// News pages in a browser: with and without scripts, by keyboard, on small and large screens.

const paths = ['/', '/local-news', '/community', '/news/sports', '/gossip'];

/** Opens a page and fails on console errors. */
async function open(page: Page, site: RunningSite, path: string): Promise<void> {
  page.on('pageerror', (error) => expect.soft(error.message, `${path}: error in the page`).toBe(''));
  page.on('console', (message) => {
    const missing = message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !missing) expect.soft(message.text(), `${path}: console`).toBe('');
  });
  await page.goto(site.url + path);
}

/** Locates a section's block by a part of its heading, because the sample edition adds a mark to headings. */
const block = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

test.describe('a page without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all 20 items of a block', async ({ sample, page }) => {
    await page.goto(`${sample.url}/local-news`);
    await expect(block(page, 'Business & Economy').locator('h3:visible')).toHaveCount(20);
  });
});

test('the first Tab focuses the skip link, and Enter moves focus to the content', async ({
  sample,
  page,
}) => {
  await open(page, sample, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('a page before its scripts run', () => {
  test.use({ still: true, viewport: { width: 320, height: 640 } });

  test('shows a section heading on its own line above a headline on a phone', async ({ sample, page }) => {
    await open(page, sample, '/');
    const story = page.locator('.second').filter({ hasText: 'Politics / Government' }).first();
    await story.locator('h3 a').evaluate((link) => {
      link.textContent = 'Transportation';
    });
    expect(await story.locator('.kicker').evaluate((section) => section.getClientRects().length)).toBe(1);
  });
});

const kinds = [
  '/',
  '/news/sports',
  '/local-news',
  '/blog',
  '/blog/how-this-site-works',
  '/events',
  '/weather',
];
const smallKinds = [
  '/morning',
  '/who-to-call',
  '/towns/anaheim',
  '/faq',
  '/books',
  '/contact',
  '/rss',
  '/partners',
];

for (const path of [...kinds, ...smallKinds, '/radio', '/no-such-page']) {
  test(`${path} fits a phone at twice the text size`, async ({ sample, page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, sample, path);
    await expectToFit(page, [375, 320]);
    // Find headings with a word too long for one line.
    const broken = await page.locator(':is(h1, h2, h3):not(.sr-only)').evaluateAll((all) =>
      all.flatMap((one) => {
        (one as HTMLElement).style.overflowWrap = 'normal';
        return one.scrollWidth > one.clientWidth ? [one.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
}

for (const path of [...paths, '/search', '/search?q=park', '/search?q=zzyzx', '/events', '/towns/anaheim']) {
  test(`${path} fits 320, 375, 768 and 1280 px and has no axe violations in light or dark mode`, async ({
    sample,
    page,
  }) => {
    await open(page, sample, path);
    await expectNoFaults(page);
    await expectToFit(page);
  });
}

const spanish = ['/', '/noticias/deportes', '/blog', '/faq', '/who-to-call', '/events', '/weather'];

for (const path of [...spanish, '/morning', '/search?q=agua', '/contact', '/rss', '/sitemap', '/nada']) {
  test(`in Spanish, ${path} fits with the largest text size and has no axe violations`, async ({
    sample,
    page,
  }) => {
    await page.goto(`http://es.localhost:${sample.port}${path}`);
    await expectNoFaults(page);
    await expectToFit(page);
    await page.evaluate(() => {
      document.documentElement.dataset.text = '3';
    });
    await expectToFit(page);
  });
}

for (const path of paths) {
  test(`${path} does not move while loading and scrolling`, async ({ sample, page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await open(page, sample, path);
    await page.mouse.wheel(0, 4000);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
  });
}
