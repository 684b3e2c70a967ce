import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { test } from './support/needs';
import { violations, watchPolicy } from './support/policy-watch';
import { listen } from './support/radio';
import { type Site, startSite } from './support/site';
import { withoutNote } from './support/watch';

// A copy of the built site with broken pages: two that throw on the server and one that throws in the browser.

let folder: string;
let site: Site;

/** The prop that names the document of /terms, and its replacement, which throws while the page is rendered. */
const prop = 'text:"terms"';
const throwing = 'text:(()=>{throw new Error("a bug of ours")})()';

/** A page whose module will throw while loading. */
const unloadablePage = '/corrections';

/** Copies the build into test-results, breaks two of its pages, and returns the copy's path. */
function copyWithBrokenTerms(): string {
  mkdirSync('test-results', { recursive: true });
  const copy = mkdtempSync(path.resolve('test-results/broken-'));
  for (const name of ['app', 'lib', 'public', 'node_modules', 'package.json', 'next.config.mjs'])
    symlinkSync(path.resolve(name), path.join(copy, name));
  cpSync(realpathSync('.next'), path.join(copy, '.next'), { recursive: true, verbatimSymlinks: true });
  const chunks = path.join(copy, '.next/server/chunks');
  const files = readdirSync(chunks, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js'),
  );
  let broken = 0;
  for (const file of files.map((name) => path.join(chunks, name))) {
    const code = readFileSync(file, 'utf8');
    if (!code.includes(prop)) continue;
    writeFileSync(file, code.replace(prop, throwing));
    broken++;
  }
  expect(broken, `chunks with ${prop}`).toBe(1);
  const unloadable = path.join(copy, '.next/server/app/[city]/(paper)', unloadablePage, 'page.js');
  writeFileSync(unloadable, `throw new Error("a module of ours");${readFileSync(unloadable, 'utf8')}`);
  return copy;
}

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  folder = copyWithBrokenTerms();
  site = await startSite({}, 'server', folder);
});
test.afterAll(async () => {
  await site.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
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

test('a page that throws returns a 500 in the site’s design that is neither cached nor indexed', async ({
  page,
}) => {
  await watchPolicy(page);
  const response = await page.goto(`${site.url}/terms`);
  expect(response?.status()).toBe(500);
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expectWords(page);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  expect(await violations(page)).toEqual([]);
});

test('the path of a page that throws is logged, and other pages still work', async () => {
  await site.get('/terms');
  expect(site.log()).toMatch(/error 500: a page could not be rendered path=\/terms .*a bug of ours/);
  expect((await site.get('/contact')).status).toBe(200);
});

test('an unknown path is logged as an error', async () => {
  await site.get('/no-page-for-the-log');
  expect(site.log()).toContain(' error 404: no page there path=/no-page-for-the-log');
});

test('a page whose module throws while loading returns 500, and the file and message are logged', async () => {
  expect((await site.get(unloadablePage)).status).toBe(500);
  expect(site.log()).toMatch(
    /error 500: the code of a page could not be loaded .*a module of ours.*corrections\/page\.js/,
  );
  expect(site.log().match(/a bug of ours/g)?.length).toBe(site.log().match(/path=\/terms/g)?.length);
});

test('following a link to a page that throws shows the same error page', async ({ page }) => {
  await page.goto(site.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await expectWords(page);
});

test('an error in the browser is shown in place of the page, with a button to try again', async ({
  page,
}) => {
  await withoutNote(page);
  await listen(page, site.url);
  // React throws when it has to render a plain object.
  const spoil = async (text: string) => text.replaceAll('"children":"Privacy Policy"', '"children":{"a":1}');
  await page.route('**/privacy?_rsc=*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: await spoil(await response.text()) });
  });
  const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' });
  await privacy.click();
  await expectWords(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
});
