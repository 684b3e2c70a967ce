import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { type RadioStation, startRadioStation } from '../fake-upstream/radio/station';
import { citiesFolder } from './support/cities';
import { expect, test, words } from './support/fixtures';
import { hears, listen, loop } from './support/radio';
import { type Site, startSite } from './support/site';
import { withoutNote } from './support/watch';

// An emergency is raised and removed without a restart. Its line appears on every page and in the feed, then
// disappears.

const minute = 60_000;
const text = 'Leave Sunshine Canyon now.';
const pages = ['/', '/local-news', '/contact', '/blog', '/search?q=canyon', '/no-such-page', '/page-broken'];
const feeds = ['/headlines.xml', '/headlines/atom.xml', '/headlines/feed.json'];

const city = citiesFolder({}, 'tests/cities/boulder');
const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 60 * minute).toISOString().slice(0, 10);
const emergency = (more = '') => `- level: emergency
  text: ${text}
  link: { name: Routes out, href: /local-news }
  from: ${day(-1)}
  until: ${day(2)}
${more}`;
const write = (yaml: string) => writeFileSync(path.join(city, 'boulder/notices.yaml'), yaml);

let site: Site;
let station: RadioStation;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  station = await startRadioStation(loop);
  const radio = { RADIO_URL: station.template, RADIO_PORTS: String(station.port) };
  site = await startSite({ ...radio, CITIES_DIR: city, FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' });
});
test.afterAll(async () => {
  await site.end('SIGKILL');
  await station.stop();
});

async function naming(): Promise<string[]> {
  const all = await Promise.all(
    [...pages, ...feeds].map(async (at) => [at, (await site.get(at)).html] as const),
  );
  return all.filter(([, html]) => words(html).includes(text)).map(([at]) => at);
}

/** Returns the text of the first link after the skip link. */
const firstBelowSkipLink = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('body a')[1]?.textContent);

test('no page mentions the emergency before it is raised', async () => {
  expect(await naming()).toEqual([]);
});

test('once raised, an emergency is on every page within a minute, and in every format of the headlines feed', async () => {
  write(emergency());
  await expect.poll(naming, { timeout: minute }).toEqual([...pages, ...feeds]);
});

test('the emergency is a named region at the top of a page, and no page becomes too wide', async ({
  page,
}) => {
  await page.goto(`${site.url}/contact`);
  const alert = page.getByRole('region', { name: 'Emergency' });
  await expect(alert).toContainText(/Updated .*20\d\d/);
  expect(await firstBelowSkipLink(page)).toBe('Routes out');
  expect((await alert.boundingBox())?.y).toBe(0);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('the emergency line has a contrast of 7 to 1 in light and dark mode', async ({ page }) => {
  await page.goto(`${site.url}/contact`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const looks = await page.locator('.alert').evaluate((alert) => {
      const { color, backgroundColor } = getComputedStyle(alert);
      return [color, backgroundColor].map((one) => (one.match(/\d+/g) ?? []).map(Number));
    });
    const [ink = 0, ground = 0] = looks.map((rgb) => {
      const [r = 0, g = 0, b = 0] = rgb
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    });
    expect((ink + 0.05) / (ground + 0.05)).toBeGreaterThan(7);
  }
});

test('the text of an emergency changes within a minute, and its feed item keeps its id', async () => {
  const guid = async () =>
    /<guid[^>]*>([^<]*#emergency[^<]*)</.exec((await site.get('/headlines.xml')).html)?.[1];
  const before = await guid();
  expect(before).toMatch(/#emergency-\d{4}-\d\d-\d\d$/);
  write(emergency(`  updated: ${day(-1)}T23:10\n`));
  const said = async () => words((await site.get('/blog')).html);
  await expect.poll(said, { timeout: minute }).toContain('Updated 11:10');
  expect(await guid()).toBe(before);
});

test('once removed, an emergency is gone from every page and feed within a minute', async () => {
  write('[]');
  // Poll only the front page; once it has changed, every other page must have changed at its next request.
  await expect
    .poll(async () => words((await site.get('/')).html).includes(text), { timeout: minute })
    .toBe(false);
  expect(await naming()).toEqual([]);
});

test('a radio listener, whose page never reloads, sees the emergency come and go when following links', async ({
  page,
}) => {
  const isRaised = async () => words((await site.get('/contact')).html).includes(text);
  const moveOn = async (name: string) => {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname !== '/radio');
  };
  await withoutNote(page);
  await listen(page, site.url);
  write(emergency());
  await expect.poll(isRaised, { timeout: minute }).toBe(true);
  await moveOn('Contact');
  await expect(page.getByRole('alert').getByRole('region', { name: 'Emergency' })).toContainText(text);
  write('[]');
  await expect.poll(isRaised, { timeout: minute }).toBe(false);
  await moveOn('RSS');
  await expect(page.getByRole('region', { name: 'Emergency' })).toHaveCount(0);
  await hears(page);
});
