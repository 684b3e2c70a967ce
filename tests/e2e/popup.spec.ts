import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { watchPolicy } from './support/policy-watch';
import type { RunningSite } from './support/site';
import { countShifts, openAt } from './support/watch';

// The donation popup, tested with a fake browser clock (requirements sections 4 and 9).

const flag = 'donation-dismissed';
const phone = { width: 375, height: 812 };
const popup = (page: Page) => page.getByRole('dialog');

async function visit(page: Page, site: RunningSite, path = '/'): Promise<void> {
  await page.clock.install();
  await watchPolicy(page);
  await page.goto(site.url + path);
}

/** Opens a page and advances its clock by 20 seconds, when the popup is due. */
async function visitUntilDue(page: Page, site: RunningSite): Promise<void> {
  await visit(page, site);
  await page.clock.runFor(20_000);
  await expect(popup(page)).toBeVisible();
}

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), flag);

test.describe('the donation popup', () => {
  test('appears 20 seconds after load and not earlier', async ({ site, page }) => {
    await openAt(page, site.url, 19_990);
    await expect(popup(page)).toHaveCount(0);
    // Give the page's scripts a second to start after load.
    await page.clock.runFor(1_000);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page)).toHaveAccessibleName('Support a local cause');
  });

  for (const name of ['Close', 'Maybe Later', 'Escape']) {
    test(`stays away after ${name}, which stores the dismissed flag`, async ({ site, page }) => {
      await visitUntilDue(page, site);
      if (name === 'Escape') await page.keyboard.press(name);
      else await popup(page).getByRole('button', { name }).click();
      await expect(popup(page)).toHaveCount(0);
      expect(await stored(page)).toBe('yes');
      await page.goto(`${site.url}/local-news`);
      await page.clock.runFor(60_000);
      await expect(popup(page)).toHaveCount(0);
    });
  }

  test('opens the recipient’s website in a new tab on Donate Now, and hides without storing the flag', async ({
    site,
    page,
  }) => {
    await page
      .context()
      .route('https://www.oc-cf.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: 'charity' }),
      );
    await visitUntilDue(page, site);
    const opened = page.waitForEvent('popup');
    await popup(page).getByRole('link', { name: 'Donate Now' }).click();
    const tab = await opened;
    await tab.waitForURL('https://www.oc-cf.org/');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(popup(page)).toHaveCount(0);
    expect(await stored(page)).toBeNull();
    await page.reload();
    await page.clock.runFor(20_000);
    await expect(popup(page)).toBeVisible();
  });

  test('moves focus inside, and returns it when it closes', async ({ site, page }) => {
    await visit(page, site);
    const link = page.getByRole('link', { name: 'Latest News', exact: true });
    await link.focus();
    await page.clock.runFor(20_000);
    await expect(popup(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(popup(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
  });

  test('is a centered modal of at most 480 px on a wide screen, and stays inside a narrowed window', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await visitUntilDue(page, site);
    expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.clock.runFor(1_000);
    const box = await popup(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(480);
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(500);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(popup(page)).toBeInViewport({ ratio: 1 });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('is a sheet at the bottom that does not block reading', async ({ site, page }) => {
      await visitUntilDue(page, site);
      await page.clock.runFor(1_000);
      // The sheet slides in, so poll its position.
      const bottom = async () => {
        const { y = 0, height = 0 } = (await popup(page).boundingBox()) ?? {};
        return Math.round(y + height);
      };
      await expect.poll(bottom).toBe(phone.height);
      const box = await popup(page).boundingBox();
      expect(box?.width).toBe(phone.width);
      expect(box?.height).toBeLessThan(phone.height * 0.6);
      expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(false);
      for (const control of await popup(page).getByRole('button').or(popup(page).getByRole('link')).all())
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.mouse.wheel(0, 900);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.getByText('Headlines belong to their sources').boundingBox();
      const sheet = await popup(page).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    });

    test('keeps the scroll position, and moves focus inside and back', async ({ site, page }) => {
      await visit(page, site);
      const link = page.locator('main .story-link').nth(8);
      await link.focus();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(500);
      await page.clock.runFor(20_000);
      await expect(popup(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      await page.keyboard.press('Escape');
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
  });

  test('does not take focus from a reader who is typing', async ({ site, page }) => {
    await visit(page, site);
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.querySelector('main')?.prepend(field);
      field.focus();
    });
    await page.clock.runFor(20_000);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.type('still here');
    await expect(page.locator('main > input')).toHaveValue('still here');
  });

  for (const viewport of [phone, { width: 1280, height: 900 }]) {
    test(`moves nothing on the page at ${viewport.width} px`, async ({ site, page }) => {
      await page.setViewportSize(viewport);
      await visit(page, site);
      const shifts = await countShifts(page);
      await page.clock.runFor(20_000);
      await expect(popup(page)).toBeVisible();
      await page.clock.runFor(1_000);
      await popup(page).getByRole('button', { name: 'Maybe Later' }).click();
      await expect(popup(page)).toHaveCount(0);
      expect(await shifts()).toBe(0);
    });
  }

  test('has no animation for readers who prefer reduced motion', async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitUntilDue(page, site);
    expect(await popup(page).evaluate((dialog) => dialog.getAnimations().length)).toBe(0);
  });

  test('is closed in the HTML, so that readers without scripts never see it', async ({ site, browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.url);
    await expect(page.locator('dialog.donation')).toBeHidden();
    await page.close();
  });

  test.describe('for crawlers', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

    test('is not shown', async ({ site, page }) => {
      await visit(page, site);
      await page.clock.runFor(60_000);
      await expect(popup(page)).toHaveCount(0);
    });
  });

  test('works when local storage is blocked, and stays away once closed', async ({ site, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await visitUntilDue(page, site);
    await popup(page).getByRole('button', { name: 'Maybe Later' }).click();
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toHaveCount(0);
  });
});
