import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { writeFiles } from '../temporary/folder';
import { citiesFolder } from './support/cities';
import { expect, test } from './support/fixtures';
import { type Site, startSite } from './support/site';

// An ad that the city sells itself, on a site that also has an ad network. It appears without a restart.

const minute = 60_000;
const day = (ahead: number) => new Date(Date.now() + ahead * 24 * 60 * minute).toISOString().slice(0, 10);
const text = 'The county fair is back at the park.';
const fair = `slot: 250, text: ${text}, link: "https://fair.example/", sponsor: Canyon Fair`;
const cities = citiesFolder({}, 'tests/cities/boulder');
const city = path.join(cities, 'boulder');
const sell = (...ads: string[]) =>
  writeFileSync(path.join(city, 'desk.yaml'), `ads:\n${ads.map((ad) => `  - { ${ad} }\n`).join('')}`);

let site: Site;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const network = { AD_SCRIPT_URL: 'http://127.0.0.1:9/slot.js' };
  site = await startSite({ ...network, CITIES_DIR: cities, FEED_PROXY_URL: 'http://127.0.0.1:9/?url=' });
});
test.afterAll(() => site.end('SIGKILL'));

const shown = async (at: string) => (await site.get(at)).html.split('class="bay-own"').length - 1;
const slots = (page: Page) => page.getByRole('group', { name: 'Advertisement' });

test('a sold ad shows within a minute, once on each page that has a slot of its size', async () => {
  expect(await shown('/')).toBe(0);
  const picture = sharp({ create: { width: 600, height: 500, channels: 3, background: '#2a6' } });
  writeFiles(city, { 'photos/fair.jpg': await picture.jpeg().toBuffer() });
  sell(`${fair}, picture: fair.jpg, alt: A wheel, from: ${day(-2)}, until: ${day(2)}`);
  await expect.poll(() => shown('/'), { timeout: minute }).toBe(1);
  expect(await Promise.all(['/privacy', '/contact'].map(shown))).toEqual([1, 0]);
});

test('a sold ad is labeled, keeps the slot’s height, and loads its picture from our own site', async ({
  page,
}) => {
  await page.goto(site.url);
  const slot = slots(page).first();
  await expect(slot).toContainText('Advertisement · Paid for by Canyon Fair');
  const picture = slot.getByRole('img', { name: 'A wheel' });
  await expect(picture).toHaveAttribute('src', /^\/pictures\//);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(1);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await slot.locator('.bay-room').boundingBox())?.height).toBe(250);
    const [room, words] = await Promise.all(
      ['.bay-own', '.bay-own-words'].map((part) => slot.locator(part).boundingBox()),
    );
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + 250);
  }
});

test('the remaining slots show the ad network’s frames', async ({ page }) => {
  await page.goto(site.url);
  expect(await slots(page).first().locator('iframe').count()).toBe(0);
  expect(await slots(page).nth(1).locator('iframe').count()).toBe(1);
});

test('a sold ad never appears in feeds, search results or structured data', async () => {
  for (const at of ['/headlines.xml', '/rss.xml', '/search?q=county+fair', '/llm.txt', '/sitemap.xml'])
    expect((await site.get(at)).html).not.toContain(text);
  const { html } = await site.get('/');
  const data = html.match(/<script type="application\/ld\+json">.*?<\/script>/gs) ?? [];
  expect(data.length).toBeGreaterThan(0);
  expect(data.join()).not.toContain('fair');
});

test('an ad outside its dates is not shown, and an ad with a mistake is reported', async () => {
  sell(
    `${fair}, from: ${day(-9)}, until: ${day(-2)}`,
    `${fair}, from: ${day(2)}, until: ${day(9)}`,
    `${fair}, picture: gone.jpg, from: ${day(-2)}, until: ${day(2)}`,
  );
  await expect.poll(() => shown('/'), { timeout: minute }).toBe(0);
  const { mistakes } = JSON.parse((await site.get('/api/health?ready')).html);
  expect(mistakes).toEqual(['desk.yaml:4: picture: write a picture: photos/ has no gone.jpg']);
});
