import type { Page, Request } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { scrollThrough, withoutNote } from './support/watch';

// A visit that only reads loads no Next.js scripts and no page data.

test.use({ still: true });

/** Collects requests for page data, and for scripts other than the site's own. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  const isScript = (request: Request) =>
    request.resourceType() === 'script' ||
    request.url().includes('_rsc') ||
    request.headers().rsc !== undefined ||
    /\.js(on)?$/.test(new URL(request.url()).pathname);
  const isOwn = (request: Request) => request.url().includes('/_next/static/media/site.');
  page.on('request', (request) => isScript(request) && !isOwn(request) && asked.push(request.url()));
  return asked;
}

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function openMenu(page: Page): Promise<void> {
  await page.locator('.sections-menu > summary').click();
  await expect(page.locator('.menu-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.menu-panel')).toBeHidden();
}

for (const path of ['/', '/blog/how-this-site-works', '/faq', '/blog', '/radio'])
  test(`on ${path}, scrolling, opening the menu and following a link load no scripts`, async ({
    site,
    page,
  }) => {
    const asked = scriptsAsked(page);
    await page.goto(site.url + path);
    await scrollThrough(page);
    await openMenu(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Community', exact: true }).click();
    await expect(page).toHaveURL(`${site.url}/community`);
    await page.goBack();
    await expect(page).toHaveURL(site.url + path);
    await page.goForward();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

test.describe('before React starts', () => {
  test.beforeEach(({ page }) => withoutNote(page));

  test('See All, used by keyboard, opens only its own section and keeps the focus', async ({
    site,
    page,
  }) => {
    await page.goto(`${site.url}/local-news`);
    const business = section(page, 'Business & Economy');
    const seeAll = business.locator('.fold-more > summary');
    await seeAll.focus();
    await page.keyboard.press('Enter');
    await expect(business.locator('h3:visible')).toHaveCount(20);
    await expect(section(page, 'Politics & Government').locator('h3:visible')).toHaveCount(5);
    await expect(seeAll).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(business.locator('h3:visible')).toHaveCount(5);
    await expect(seeAll).toBeFocused();
  });
});
