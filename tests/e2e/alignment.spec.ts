import type { Locator, Page } from 'playwright/test';
import { expect, test } from './support/fixtures';

// Alignment of columns, edges and gaps on pages.

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not to be seen');
  return box;
}

/** Returns the left edge and width of a sheet's content, without its padding. */
function contentBox(sheet: Locator): Promise<{ x: number; width: number }> {
  return sheet.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const margin = Number.parseFloat(paddingLeft);
    return { x: left + margin, width: width - margin - Number.parseFloat(paddingRight) };
  });
}

/** Returns the left edge and width of each header link, in whole pixels. */
function headerLinks(page: Page): Promise<number[][]> {
  return page.locator('.header-link').evaluateAll((links) =>
    links.map((link) => {
      const { x, width } = link.getBoundingClientRect();
      return [Math.round(x), Math.round(width)];
    }),
  );
}

test('house ads are as wide as the grid at every width', async ({ site, page }) => {
  await page.goto(`${site.url}/news/sports`);
  for (const width of [375, 768, 1024, 1030, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const sheet = await contentBox(page.locator('main .sheet').first());
    const room = await boxOf(page.locator('.bay-250 .bay-room').first());
    expect([width, room.x, room.width]).toEqual([width, sheet.x, sheet.width]);
  }
});

test('an ad between headlines has equal space above and below', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${site.url}/news/sports`);
  const ad = await boxOf(page.locator('.bay').first());
  const rest = await boxOf(page.locator('.fold-rest'));
  const block = await boxOf(page.locator('.large-and-four, .large-over-four'));
  const above = ad.y - (block.y + block.height);
  expect(Math.abs(rest.y - (ad.y + ad.height) - above)).toBeLessThanOrEqual(8);
});

test('the menu is at the same position on every page', async ({ site, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const seen: number[][][] = [];
  for (const path of ['/', '/local-news', '/community']) {
    await page.goto(site.url + path);
    seen.push(await headerLinks(page));
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

test('a label on a picture moves below it when the picture fails to load', async ({ sample, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(sample.url);
  const story = page.locator('.tagged:has(.kicker)').first();
  await expect(story.locator('.kicker')).toHaveCSS('position', 'absolute');
  await story.locator('.picture').evaluate((picture) => {
    picture.dataset.gone = 'out-of-sight';
  });
  await expect(story.locator('.kicker')).toHaveCSS('position', 'static');
});
