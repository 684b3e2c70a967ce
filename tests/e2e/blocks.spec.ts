import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { openRadio } from './support/radio';
import { countShifts, foreignRequests, openAt, readThrough, withoutNote } from './support/watch';

// Front page blocks, embeds, menus and tooltips (requirements sections 2, 4 and 9).

const wide = { width: 1280, height: 900 };
const video = (page: Page) => page.locator('figure.embed-video');

test.describe('front page blocks', () => {
  test('include a labeled sponsored block beside Politics that says the space is available', async ({
    site,
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(site.url);
    const block = page.getByRole('complementary', { name: 'Advertising space available' });
    expect((await block.innerText()).trim()).toMatch(/^Advertising space available\n/);
    await expect(block.getByRole('link', { name: 'Advertise here' })).toHaveAttribute('href', '/contact');
    const list = await page.locator('.agenda').first().boundingBox();
    const box = await block.boundingBox();
    expect(box?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    expect(Math.abs((box?.y ?? 0) - (list?.y ?? 0))).toBeLessThan(2);
  });

  test('use drawings for the stories and the image board when there are no photos', async ({
    sample,
    page,
  }) => {
    await page.goto(sample.url);
    await expect(page.locator('main .story .photo')).toHaveCount(0);
    await expect(page.locator('.top .picture')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Featured Stories' }).locator('.picture')).toHaveCount(5);
    const list = page.getByRole('region', { name: 'More Headlines' });
    await expect(list.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  test('include two labeled banner slots, events, and dates without a year in the sample edition', async ({
    sample,
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto(sample.url);
    const slots = page.getByRole('group', { name: 'Advertisement' });
    await expect(slots).toHaveCount(2);
    for (const slot of await slots.all())
      expect((await slot.locator('.bay-room').boundingBox())?.height).toBe(250);
    const times = page.locator('#coming li div > p:first-child');
    await expect(times).toHaveText(Array(4).fill(/[ap]\.m\.|^Time not given$/));
    expect(await page.getByRole('main').innerText()).not.toMatch(/\d, 20\d\d/);
  });

  test('include Learn About cards with three links to an encyclopedia', async ({ site, page }) => {
    await page.goto(site.url);
    const cards = page.getByRole('region', { name: /^Learn About/ }).getByRole('link');
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all())
      await expect(card).toHaveAttribute('href', /^https:\/\/en\.wikipedia\.org\/wiki\//);
  });
});

test.describe('an embed', () => {
  const host = 'https://archive.org/**';

  /** Responds in place of the video host, so that no request leaves this machine. */
  async function playHost(page: Page): Promise<void> {
    await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: '<p>the film</p>' }));
  }

  test('loads only on click, with a title, a sandbox and permissions', async ({ site, page }) => {
    await playHost(page);
    const foreign = foreignRequests(page, site.url);
    await page.goto(site.url);
    await expect(page.getByText('Featured Video')).toBeVisible();
    await readThrough(page);
    expect(foreign).toEqual([]);
    const before = await video(page).boundingBox();
    const shifts = await countShifts(page);
    await video(page).locator('.embed-poster').click();
    const frame = video(page).locator('iframe');
    await expect(frame.contentFrame().getByText('the film')).toBeVisible();
    await expect(frame).toHaveAttribute('title', '“Disneyland Dream” (1956)');
    await expect(frame).toHaveAttribute('src', /^https:\/\/archive\.org\/embed\/[\w-]+\?autoplay=1$/);
    const sandbox = (await frame.getAttribute('sandbox')) ?? '';
    expect(sandbox).not.toMatch(/top-navigation|downloads|modals/);
    await expect(frame).toHaveAttribute('allow', /^autoplay;/);
    await expect(frame).toBeFocused();
    const after = await video(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect(await shifts()).toBe(0);
  });
});

test.describe('the All Sections menu', () => {
  const panel = (page: Page) => page.locator('.menu-panel');
  const button = (page: Page) => page.locator('.sections-menu > summary');

  /** Hovers over the menu's button until the menu's code has loaded, then moves the mouse away. */
  async function readyMenu(page: Page, url: string): Promise<void> {
    await page.setViewportSize(wide);
    await withoutNote(page);
    await openAt(page, url, 30_000);
    await button(page).hover();
    await page.waitForLoadState('networkidle');
    await page.mouse.move(640, 700);
    await page.clock.runFor(2000);
    await expect(panel(page)).toBeHidden();
  }

  test('opens after 200 ms of hovering and closes when the mouse leaves, unless it was clicked', async ({
    site,
    page,
  }) => {
    await readyMenu(page, site.url);
    await button(page).hover();
    await page.clock.runFor(190);
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(10);
    await expect(panel(page)).toBeVisible();
    await panel(page).getByRole('link', { name: 'Sports' }).hover();
    await page.clock.runFor(1000);
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(640, 880);
    await page.clock.runFor(200);
    await expect(panel(page)).toBeHidden();
    await button(page).hover();
    await page.clock.runFor(200);
    await expect(panel(page)).toBeVisible();
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await button(page).click();
    await expect(panel(page)).toBeHidden();
  });

  test('stays closed after the reader has closed it, even if the mouse still rests on it', async ({
    site,
    page,
  }) => {
    await readyMenu(page, site.url);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(1000);
    await expect(panel(page)).toBeHidden();
    await page.mouse.move(640, 880);
    await button(page).hover();
    await page.clock.runFor(200);
    await expect(panel(page)).toBeVisible();
  });

  test('opens by keyboard, closes on Escape and returns focus to its button', async ({ site, page }) => {
    await page.goto(site.url);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
});

test.describe('a tooltip', () => {
  const tooltip = (page: Page) => page.locator('.tooltip');

  const icon = (page: Page) => page.locator('.menu-icon');

  async function leave(page: Page): Promise<void> {
    await page.mouse.move(350, 600, { steps: 5 });
    await expect(tooltip(page)).toHaveCount(0);
  }

  /**
   * Opens a page in a narrow window, where the menu's button is only an icon, and waits for the tooltip's code to load.
   */
  async function readyTooltip(page: Page, url: string): Promise<void> {
    await page.setViewportSize({ width: 700, height: 800 });
    await withoutNote(page);
    await openAt(page, url, 30_000);
    await icon(page).hover();
    await page.waitForLoadState('networkidle');
    await leave(page);
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  }

  test('shows after 700 ms, hides on a click, and returns only after the mouse has left and come back', async ({
    site,
    page,
  }) => {
    await readyTooltip(page, site.url);
    await icon(page).hover();
    await page.clock.runFor(690);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(10);
    await expect(tooltip(page)).toHaveText('Menu');
    await icon(page).click();
    await page.clock.runFor(2000);
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('shows immediately on keyboard focus, even if its icon is inside a button, and hides on Escape', async ({
    site,
    page,
  }) => {
    await openRadio(page, site.url);
    await page.locator('.radio-mute').focus();
    await expect(tooltip(page)).toHaveText('Mute');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(page.locator('.radio-mute')).toBeFocused();
    await page.setViewportSize({ width: 700, height: 800 });
    await page.locator('.sections-menu > summary').focus();
    await expect(tooltip(page)).toHaveText('Menu');
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('without scripts, an embed is a link, the menu works, and the browser shows its own tooltip', async ({
  site,
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.url);
  await expect(video(page).getByRole('link', { name: /“Disneyland Dream” \(1956\)/ })).toHaveAttribute(
    'href',
    /^https:\/\/archive\.org\/details\//,
  );
  await expect(page.locator('.menu-icon')).toHaveAttribute('title', 'Menu');
  await page.locator('.sections-menu > summary').click();
  await expect(page.locator('.menu-panel').getByRole('link', { name: 'Local Events' })).toBeVisible();
  await page.close();
});
