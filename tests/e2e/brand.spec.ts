import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { violations, watchPolicy } from './support/policy-watch';
import { type Site, startSite } from './support/site';

// A city with an accent of its own and no emblem: its look comes from its data, within the policy.

const city = `name: Boulder
region: US-CO
latitude: 40.015
longitude: -105.27
timeZone: America/Denver
email: editor@boulder.example
feeds: {}
brand: { accent: '#1d4f91' }
partners: [{ id: kit, title: The Kit, about: All about us., file: kit.pdf }]
`;
const pdf = '%PDF-1.4 of Boulder';

let boulder: Site;

test.beforeAll(async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'cities-'));
  mkdirSync(path.join(root, 'boulder/documents'), { recursive: true });
  writeFileSync(path.join(root, 'boulder/city.yaml'), city);
  writeFileSync(path.join(root, 'boulder/documents/kit.pdf'), pdf);
  boulder = await startSite({ CITIES_DIR: root, CITY: 'boulder', FEEDS: 'sample' });
});

test.afterAll(() => boulder.end('SIGKILL'));

const buttonColor = (page: Page) =>
  page
    .locator('.button-main')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

for (const [scheme, color] of [
  ['light', 'rgb(29, 79, 145)'],
  ['dark', 'rgb(142, 167, 200)'],
] as const) {
  test(`a page has the accent of its city in ${scheme}, and the policy lets it`, async ({ page }) => {
    await watchPolicy(page);
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(boulder.url);
    expect(await buttonColor(page)).toBe(color);
    expect(await violations(page)).toEqual([]);
  });
}

test('a city with the usual accents loads no style sheet for them', async ({ site }) => {
  expect((await site.get('/')).html).not.toContain('/theme/');
  expect((await boulder.get('/')).html.match(/href="\/theme\//g)).toHaveLength(1);
});

test('the icons in the head are there, and are not those of another city', async ({ site }) => {
  const { html } = await boulder.get('/');
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  expect(links).toEqual(['/favicon.ico', '/icon.svg', '/apple-icon.png']);
  for (const href of links) {
    const [theirs, ours] = await Promise.all([boulder.get(href), site.get(href)]);
    expect([theirs.status, theirs.html === ours.html]).toEqual([200, false]);
  }
});

test('its document comes from its folder, and those of others are not there', async () => {
  expect((await boulder.get('/partners/kit.pdf')).html).toBe(pdf);
  expect((await boulder.get('/partners/media-kit.pdf')).status).toBe(404);
});
