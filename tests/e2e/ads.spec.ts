import type { Page } from 'playwright/test';
import { sections } from '../../lib/sections';
import { type AdServer, startAdServer } from './support/ad-server';
import { expect, test } from './support/fixtures';
import { sectionPath } from './support/section-paths';
import type { Site } from './support/site';
import { type Stage, startStage } from './support/stage';
import { countShifts, foreignRequests, readThrough, scrollThrough } from './support/watch';

// Ad slots, and restrictions on third-party code in them (requirements sections 1 and 9).

const pages = ['/', '/local-news', '/community', sectionPath(sections[9])];
const shownSlots = (page: Page) => page.getByRole('group', { name: 'Advertisement' });
const wide = { width: 1280, height: 900 };
const phone = { width: 375, height: 812 };

test('an unsold ad slot is hardly taller than its text', async ({ site, page }) => {
  await page.setViewportSize(wide);
  await page.goto(site.url + sectionPath(sections[9]));
  const slot = page.locator('.bay-250:visible');
  const room = await slot.locator('.bay-room').boundingBox();
  const words = await slot.locator('.bay-words').boundingBox();
  expect((room?.height ?? 0) - (words?.height ?? 0)).toBeLessThan(48);
});

for (const path of [...pages, '/partners', '/privacy', '/events'])
  test(`${path} has at most one house ad, which is in the HTML, and no ad frame`, async ({ site }) => {
    const { html } = await site.get(path);
    const offers = html.match(/aria-label="(Advertisement|Advertising space available)"/g) ?? [];
    expect(offers.length).toBeLessThanOrEqual(1);
    expect(html).not.toContain('A sample bookshelf');
    expect(html).not.toContain('<iframe');
  });

test.describe('a site with AD_SCRIPT_URL', () => {
  let ads: AdServer;
  let stage: Stage;
  let site: Site;
  // The tests share one site and one ad server; each test sets how the ad server responds.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    ads = await startAdServer();
    stage = await startStage(() => ({ AD_SCRIPT_URL: ads.scriptUrl }));
    ({ site } = stage);
  });
  test.beforeEach(() => ads.plays('empty'));
  test.afterAll(async () => {
    await stage.end();
    await ads.close();
  });

  for (const path of pages) {
    test(`${path} has labeled slots of 250 or 600 px below the first headline, and fewer on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize(wide);
      await page.goto(site.url + path);
      const onWide = await shownSlots(page).count();
      for (const viewport of [wide, phone]) {
        await page.setViewportSize(viewport);
        const headline = await page.locator('main .headline').first().boundingBox();
        for (const slot of await shownSlots(page).all()) {
          expect((await slot.boundingBox())?.y).toBeGreaterThan(headline?.y ?? Infinity);
          await expect(slot.getByText('Advertisement', { exact: true })).toBeVisible();
          const room = await slot.locator('.bay-room').boundingBox();
          expect([250, 600]).toContain(room?.height);
        }
      }
      await expect.poll(() => shownSlots(page).count()).toBeLessThan(onWide);
      expect(await shownSlots(page).count()).toBeGreaterThan(0);
    });
  }

  test('the ad script runs only in frames with an opaque origin and cannot touch the page', async ({
    page,
  }) => {
    ads.plays('hostile');
    await page.goto(site.url);
    expect(await page.content()).not.toContain(ads.scriptUrl);
    await readThrough(page);
    const frame = shownSlots(page).first().locator('iframe');
    await expect(frame).toHaveAttribute(
      'sandbox',
      /^allow-scripts allow-popups( allow-popups-to-escape-sandbox)?$/,
    );
    const drawn = frame.contentFrame().locator('#drawn');
    await expect(drawn).toHaveText('Buy one, get one');
    await expect(drawn).toHaveAttribute('data-got', '');
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an ad frame has an opaque origin even when opened directly', async ({ page }) => {
    await page.goto(`${site.url}/api/frame`);
    expect(await page.evaluate(() => window.origin)).toBe('null');
  });

  test('the ad network does not learn which page a reader is on', async ({ page }) => {
    await page.goto(`${site.url}/local-news`);
    await readThrough(page);
    expect(new Set(ads.asked())).toEqual(new Set(['/slot.js from nowhere']));
    const frame = page.frames().find((one) => one.url().endsWith('/api/frame'));
    expect(await frame?.evaluate(() => document.referrer)).toBe(`${site.url}/`);
  });

  test('ad frames load only when the reader scrolls near them', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 600 });
    await page.goto(site.url);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.bay iframe').count()).toBeGreaterThan(0);
    const atFirst = ads.asked().length;
    await scrollThrough(page);
    await expect.poll(() => ads.asked().length).toBeGreaterThan(atFirst);
  });

  test('an ad slot that is hidden on phones never loads its frame on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    const frames: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/frame')) frames.push(request.url());
    });
    await page.goto(site.url);
    await readThrough(page);
    const shown = await shownSlots(page).count();
    expect(await page.locator('.bay').count()).toBeGreaterThan(shown);
    expect(frames).toHaveLength(shown);
  });

  for (const play of ['failing', 'empty', 'hostile'] as const) {
    test(`no content moves and no gap is left when the ad script is ${play}`, async ({ page }) => {
      ads.plays(play);
      await page.goto(site.url);
      const shifts = await countShifts(page);
      await readThrough(page);
      const slot = shownSlots(page).first();
      expect((await slot.locator('.bay-room').boundingBox())?.height).toBe(250);
      const house = slot.locator('iframe').contentFrame().getByText('Reach your neighbors here');
      await expect(house).toBeVisible({ visible: play !== 'hostile' });
      expect(await shifts()).toBe(0);
    });
  }

  test('readers with Global Privacy Control get house ads, and no third party is contacted', async ({
    browser,
  }) => {
    ads.plays('hostile');
    const page = await browser.newPage({ extraHTTPHeaders: { 'Sec-GPC': '1' } });
    const foreign = foreignRequests(page, site.url);
    await page.goto(site.url);
    await readThrough(page);
    await expect(
      shownSlots(page).first().locator('iframe').contentFrame().getByText('Reach your neighbors here'),
    ).toBeVisible();
    expect(foreign).toEqual([]);
    expect(ads.asked()).toEqual([]);
    await page.close();
  });
});
