import { rmSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { buildBrokenSite } from './support/broken-site';
import { test } from './support/needs';
import { violations, watchPolicy } from './support/policy-watch';
import { listen } from './support/radio';
import { type Site, startSite } from './support/site';
import { withoutNote } from './support/watch';

// A copy of the site with two pages that throw: one on the server, one in the browser.

let folder: string | undefined;
let site: Site;
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.beforeAll(async () => {
  test.setTimeout(300_000); // a whole build, beside the other tests
  folder = buildBrokenSite();
  site = await startSite({}, 'server', folder);
});
test.afterAll(async () => {
  await site?.end('SIGKILL');
  if (folder) rmSync(folder, { recursive: true, force: true });
});

async function expectWords(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(
    page.getByText('Something went wrong on our end. Please try again in a moment.'),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Search the Site' })).toHaveAttribute('href', '/search');
}

test('a page that throws is a page in the look of the site: 500, kept by nobody, listed by nobody', async ({
  page,
}) => {
  await watchPolicy(page);
  const response = await page.goto(`${site.url}/terms`);
  expect(response?.status()).toBe(500);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expectWords(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  expect(await violations(page)).toEqual([]);
});

test('the log has a line with its path', async () => {
  await site.get('/terms');
  expect(site.log()).toMatch(/error 500: a page could not be made path=\/terms .*a bug of ours/);
});

test('a link to it ends at the same page', async ({ page }) => {
  await watchPolicy(page);
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await expectWords(page);
});

test('what breaks in the browser says so in its place, and can be tried again', async ({ page }) => {
  await withoutNote(page);
  await listen(page, site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByRole('button', { name: 'Break' }).click();
  await expectWords(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: 'Break' })).toBeVisible();
});

test('other pages are as they were', async () => {
  expect((await site.get('/contact')).status).toBe(200);
});
