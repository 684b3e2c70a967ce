import type { Page } from 'playwright/test';
import { thisCityPages } from './support/city-pages';
import { expect, test } from './support/fixtures';
import { keepAsleep, untilAwake, watchPolicy } from './support/policy-watch';
import { withoutNote } from './support/watch';

// The browser runs script, but the page's own never arrive: blocked, or the network is gone. The page is then what
// it is without script.

test.use({ still: true });

test.beforeEach(async ({ page }) => {
  await watchPolicy(page);
  await withoutNote(page);
});

const blockScripts = (page: Page) => page.route('**/_next/static/chunks/*.js', (route) => route.abort());
const question = (page: Page) => page.getByRole('button', { name: thisCityPages.question.question });
const answer = (page: Page) => page.locator(`[id="${thisCityPages.question.id}"] .answer-text`);
const topOf = (page: Page) => question(page).evaluate((button) => button.getBoundingClientRect().top);

test.describe('scripts that are blocked', () => {
  test('leave all answers open, and the pressed question under the finger', async ({ site, page }) => {
    await page.goto(`${site.url}/faq`);
    await blockScripts(page);
    await expect(answer(page)).toBeHidden();
    await question(page).scrollIntoViewIfNeeded();
    const before = await topOf(page);
    await question(page).click();
    await expect(answer(page)).toBeVisible();
    await expect(page.locator('.answer-text:visible')).toHaveCount(thisCityPages.questions);
    expect(Math.abs((await topOf(page)) - before)).toBeLessThan(2);
  });

  test('leave them open after the first touch of anything, for find-in-page too', async ({ site, page }) => {
    await page.goto(`${site.url}/faq`);
    await blockScripts(page);
    await page.keyboard.press('Shift');
    await expect(page.locator('.answer-text:visible')).toHaveCount(thisCityPages.questions);
  });

  test('leave See All a link, which is followed at once', async ({ site, page }) => {
    await page.clock.install();
    await page.goto(`${site.url}/local-news`);
    await blockScripts(page);
    await page.getByText('See All').first().click();
    await expect(page).toHaveURL(/\/news\/business-and-finance$/);
  });

  test('leave no tick that would be forgotten, and a poster that leads to its host', async ({
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

test.describe('scripts that come late', () => {
  test('leave the answers open three seconds after a press, and take over when they come', async ({
    site,
    page,
  }) => {
    const letScriptsCome = await keepAsleep(page);
    // Stands still, however long the page and the press take.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`${site.url}/faq`);
    await question(page).click();
    await page.clock.runFor(2_900);
    await expect(answer(page)).toBeHidden();
    const before = await topOf(page);
    await page.clock.runFor(200);
    await expect(page.locator('.answer-text:visible')).toHaveCount(thisCityPages.questions);
    expect(Math.abs((await topOf(page)) - before)).toBeLessThan(2);
    await letScriptsCome();
    await page.clock.resume();
    await untilAwake(page);
    // What was asked for stays open, in its place.
    await expect(page.locator('.answer-text:visible')).toHaveCount(1);
    await expect(answer(page)).toBeVisible();
    expect(Math.abs((await topOf(page)) - before)).toBeLessThan(2);
    await question(page).click();
    await expect(answer(page)).toBeHidden();
  });
});
