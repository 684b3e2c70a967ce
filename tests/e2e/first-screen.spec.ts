import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import type { RunningSite } from './support/site';
import { countShifts } from './support/watch';

// The part of the front page that readers see before scrolling.

let site: RunningSite;

test.beforeAll(({ sample }) => {
  site = sample;
});

/** Counts the headlines that are completely inside the window. */
function headlinesInView(page: Page): Promise<number> {
  return page.locator('main .headline').evaluateAll((headlines) => {
    const isIn = ({ top, bottom, width }: DOMRect) => width > 0 && top >= 0 && bottom <= innerHeight;
    return headlines.filter((headline) => isIn(headline.getBoundingClientRect())).length;
  });
}

const screens = [
  { width: 375, height: 812, headlines: 1 },
  { width: 768, height: 1024, headlines: 4 },
  { width: 1280, height: 900, headlines: 4 },
];

for (const { width, height, headlines } of screens) {
  test(`a screen of ${width} by ${height} shows the lead with its source, and ${headlines - 1} more headlines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    const lead = page.locator('.featured').first();
    for (const part of [lead.locator('.headline'), lead.locator('.source')])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await headlinesInView(page)).toBeGreaterThanOrEqual(headlines);
  });
}

for (const [width, height, top] of [
  [375, 812, 180],
  [1280, 800, 280],
] as const) {
  test(`at ${width} by ${height} the lead starts within ${top} px, its picture is fully visible, and pictures fill a third of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    expect((await page.locator('.featured').first().boundingBox())?.y).toBeLessThanOrEqual(top);
    const share = await page.locator('.featured-picture, .ribbon svg').evaluateAll((pictures) => {
      const areas = pictures.map((picture) => {
        const { top, bottom, width: wide } = picture.getBoundingClientRect();
        return wide * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
      return areas.reduce((sum, area) => sum + area, 0) / (innerWidth * innerHeight);
    });
    await expect(page.locator('.featured-picture')).toBeInViewport({ ratio: 1 });
    expect(share).toBeGreaterThanOrEqual(0.35);
  });
}

test('the buttons Latest News and Subscribe Now are below the lead', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(site.url);
  const lead = await page.locator('.featured').first().boundingBox();
  for (const [name, path] of [
    ['Latest News', '/local-news'],
    ['Subscribe Now', '/contact'],
  ] as const) {
    const call = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(call).toHaveAttribute('href', path);
    expect((await call.boundingBox())?.y).toBeGreaterThan(lead?.y ?? 0);
  }
});

test('the last row of headlines is full at every width', async ({ page }) => {
  await page.goto(`${site.url}/news/sports`);
  for (const width of [320, 375, 768, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const [list, cards] = await page
      .locator('.fold-rest .cards')
      .last()
      .evaluate((element) => {
        const right = (one: Element) => Math.round(one.getBoundingClientRect().right);
        const last = element.lastElementChild ?? element;
        return [right(element), right(last)];
      });
    expect(cards, `at ${width} px`).toBe(list);
  }
});

test('the lead’s headline is beside its picture and above its text, and nothing moves', async ({
  site: live,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(live.url);
  const shifts = await countShifts(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.locator('.featured .picture').boundingBox();
  const headline = await page.locator('.featured .headline').boundingBox();
  const words = await page.locator('.featured .excerpt').boundingBox();
  expect(words?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
  expect(headline?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(await shifts()).toBe(0);
});

const LINES = [
  { line: '.nameplate-row', end: '<svg' },
  { line: '.dateline', end: '<summary>' },
];

for (const { line, end } of LINES)
  test(`${line} stays hidden until all its HTML has arrived, so that its parts do not move`, async ({
    page,
  }) => {
    const { html } = await site.get('/news/sports');
    const start = html.indexOf(`class="${line.slice(1)}"`);
    const begun = html.slice(0, html.indexOf(end, start));
    await page.route('**/begun', (route) => route.fulfill({ body: begun, contentType: 'text/html' }));
    await page.goto(`${site.url}/begun`);
    await expect(page.locator(line)).toHaveCSS('visibility', 'hidden');
    await page.goto(`${site.url}/news/sports`);
    await expect(page.locator(line)).toHaveCSS('visibility', 'visible');
  });
