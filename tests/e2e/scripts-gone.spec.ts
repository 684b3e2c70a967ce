import type { Page } from 'playwright/test';
import { thisCityPages } from './support/city-pages';
import { expect, test } from './support/fixtures';
import { untilHydrated, watchPolicy } from './support/policy-watch';
import { withoutNote } from './support/watch';

// The browser runs script, but the page's own never arrive: blocked, or the network is gone. The page is then what
// it is without script.

test.use({ still: true });

test.beforeEach(async ({ page }) => {
  await watchPolicy(page);
  await withoutNote(page);
});

const blockScripts = (page: Page) => page.route('**/_next/static/chunks/*.js', (route) => route.abort());
const question = (page: Page) => page.getByText(thisCityPages.question.question, { exact: true });
const answer = (page: Page) => page.locator(`[id="${thisCityPages.question.id}"] .answer-text`);

/** The first section of Local News that folds, all of it open. */
const wholeSection = (page: Page) => page.locator('.fold-more[open] h3:visible');

test.describe('scripts that are blocked', () => {
  test('leave the questions to the browser, one open at a time', async ({ site, page }) => {
    await page.goto(`${site.url}/faq`);
    await blockScripts(page);
    await question(page).click();
    await expect(answer(page)).toBeVisible();
    await expect(page.locator('.question[open]')).toHaveCount(1);
    await question(page).click();
    await expect(answer(page)).toBeHidden();
  });

  test('leave See All, which opens its section natively', async ({ site, page }) => {
    await page.goto(`${site.url}/local-news`);
    await blockScripts(page);
    await page.getByText('See All').first().click();
    await expect(wholeSection(page)).toHaveCount(15);
  });

  test('leave no checkbox that would be forgotten, and a poster that leads to its host', async ({
    site,
    page,
  }) => {
    await page.context().route(/openstreetmap/, (route) => route.fulfill({ body: 'from elsewhere' }));
    await page.goto(`${site.url}/contact`);
    await blockScripts(page);
    await page.keyboard.press('Shift');
    await expect(page.getByLabel(/Always load from/)).toBeHidden();
    await page.locator('.embed-poster').click();
    await expect(page).toHaveURL(/openstreetmap/);
  });

  test('let a poster that is pressed first lead to its host', async ({ site, page }) => {
    await page.context().route(/openstreetmap/, (route) => route.fulfill({ body: 'from elsewhere' }));
    await page.goto(`${site.url}/contact`);
    await blockScripts(page);
    await page.locator('.embed-poster').click();
    await expect(page).toHaveURL(/openstreetmap/);
  });

  test('leave the radio to the browser’s own player', async ({ site, page }) => {
    await page.goto(`${site.url}/radio`);
    await blockScripts(page);
    const sound = page.locator('audio');
    await sound.evaluate((element: HTMLAudioElement) => element.play());
    await expect
      .poll(() => sound.evaluate((element: HTMLAudioElement) => element.currentTime))
      .toBeGreaterThan(0);
    await expect(sound).toBeVisible();
  });
});

test.describe('a page that a cache has kept for longer than the server has run', () => {
  /** The page as it came from a process that is gone: its data are nowhere anymore. */
  async function keptFromBefore(page: Page, url: string) {
    await page.route(url, async (route) => {
      const response = await route.fetch();
      const before = (await response.text()).replace(/(?<=\/page-data\/)\w+/, '0'.repeat(32));
      await route.fulfill({ response, body: before });
    });
  }

  test('is what it is without script, its links and questions too', async ({ site, page }) => {
    await keptFromBefore(page, `${site.url}/faq`);
    await page.goto(`${site.url}/faq`);
    await question(page).click();
    await expect(answer(page)).toBeVisible();
    expect(await page.locator('script[src]').count()).toBe(0);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL(`${site.url}/contact`);
    await page.mouse.move(5, 5);
    await untilHydrated(page);
  });

  test('opens a section at See All', async ({ site, page }) => {
    await keptFromBefore(page, `${site.url}/local-news`);
    await page.goto(`${site.url}/local-news`);
    await page.getByText('See All').first().click();
    await expect(wholeSection(page)).toHaveCount(15);
  });
});
