import type { Page } from 'playwright/test';
import { expectNoFaults, expectToFit } from './support/fits';
import { expect, test } from './support/fixtures';
import type { Site } from './support/site';

// The pages of the news in a browser: with and without script, by keyboard, on small and large screens.

const paths = ['/', '/local-news', '/community', '/news/sports', '/gossip'];

/** Opens a page and fails on anything that the browser complains of. */
async function open(page: Page, site: Site, path: string): Promise<void> {
  page.on('pageerror', (error) => expect.soft(error.message, `${path}: error in the page`).toBe(''));
  page.on('console', (message) => {
    const missing = message.text().includes('404 (Not Found)');
    if (message.type() === 'error' && !missing) expect.soft(message.text(), `${path}: console`).toBe('');
  });
  await page.goto(site.url + path);
}

/** The block of a section on a page. */
const block = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test.describe('See All / Show Less', () => {
  test('shows 5 items, then 20, then 5 again', async ({ sample, page }) => {
    await open(page, sample, '/local-news');
    const business = block(page, 'Business & Economy');
    await expect(business.locator('h3:visible')).toHaveCount(5);
    await business.getByText('See All').click();
    await expect(business.locator('h3:visible')).toHaveCount(20);
    await business.getByRole('button', { name: 'Show Less' }).last().click();
    await expect(business.locator('h3:visible')).toHaveCount(5);
  });

  test('toggles its own section only', async ({ sample, page }) => {
    await open(page, sample, '/local-news');
    await block(page, 'Business & Economy').getByText('See All').click();
    await expect(block(page, 'Politics & Government').locator('h3:visible')).toHaveCount(5);
  });

  test('works by keyboard, and tells its state', async ({ sample, page }) => {
    await open(page, sample, '/local-news');
    const politics = block(page, 'Politics & Government');
    await politics.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(politics.locator('details')).toHaveAttribute('open', '');
    await expect(politics.locator('summary')).toBeFocused();
    await expect(politics.locator('summary').getByText('Show Less')).toBeVisible();
    await politics.getByRole('button', { name: 'Show Less' }).click();
    await expect(politics.locator('summary')).toBeFocused();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all 20 items of a block are readable', async ({ sample, page }) => {
    await page.goto(`${sample.url}/local-news`);
    await expect(block(page, 'Business & Economy').locator('h3:visible')).toHaveCount(20);
  });

  test('the menu of all 16 sections opens', async ({ sample, page }) => {
    await page.goto(sample.url);
    await page.locator('summary', { hasText: 'All Sections' }).click();
    await expect(page.getByRole('link', { name: 'Opinion / Editorials' }).first()).toBeVisible();
  });
});

test('the menu closes on Escape and gives the focus back', async ({ sample, page }) => {
  await open(page, sample, '/');
  const opener = page.locator('summary', { hasText: 'All Sections' });
  await opener.click();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the first Tab leads to the skip link, which leads to the content', async ({ sample, page }) => {
  await open(page, sample, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('before its scripts run', () => {
  test.use({ still: true, viewport: { width: 320, height: 640 } });

  test('a headline on a phone goes below its section where its first word does not fit beside it', async ({
    sample,
    page,
  }) => {
    await open(page, sample, '/');
    const story = page.locator('.second').filter({ hasText: 'Politics / Government' }).first();
    await story.locator('h3 a').evaluate((link) => {
      link.textContent = 'Transportation';
    });
    expect(await story.locator('.kicker').evaluate((section) => section.getClientRects().length)).toBe(1);
  });
});

for (const path of ['/', '/local-news', '/contact', '/rss', '/partners']) {
  test(`${path} fits a phone whose reader has letters twice as large`, async ({ sample, page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await open(page, sample, path);
    await expectToFit(page, [375]);
    // Beside See All and other actions no heading breaks within a word.
    const broken = await page.locator('.heading-line h2').evaluateAll((all) =>
      all.filter((one) => {
        (one as HTMLElement).style.overflowWrap = 'normal';
        return one.scrollWidth > one.clientWidth;
      }),
    );
    expect(broken).toHaveLength(0);
  });
}

for (const path of [...paths, '/search', '/search?q=park', '/search?q=zzyzx', '/events']) {
  test(`${path} fits 320, 375, 768 and 1280 px without scrolling sideways`, async ({ sample, page }) => {
    await open(page, sample, path);
    await expectToFit(page);
  });

  test(`${path} has no fault that axe can find, light and dark`, async ({ sample, page }) => {
    // No color is on its way to another.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, sample, path);
    await expectNoFaults(page);
  });
}

for (const path of paths) {
  test(`${path} does not move while it loads and is scrolled`, async ({ sample, page }) => {
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
