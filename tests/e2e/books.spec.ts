import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';

// The books page (requirements sections 2, 4, 8 and 9).

async function visit(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${url}/books`);
}

test('the books page has a back link; two banner buttons to the same program and a link to all books open in new tabs', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  const banner = page.getByRole('region', { name: 'Transform Your Life with Ancient Wisdom' });
  await expect(banner).toContainText('Accredited Programs, Expert Instructors, Rich Curriculum');
  await expect(page.getByText('Explore all published books on our Amazon author page')).toBeVisible();
  const apply = banner.getByRole('link', { name: /^Apply for Admission.*opens in a new tab/ });
  const learn = banner.getByRole('link', { name: /^Learn More.*opens in a new tab/ });
  expect(await apply.getAttribute('href')).toBe(await learn.getAttribute('href'));
  await expect(apply).toHaveAttribute('href', /^https:/);
  for (const link of [apply, learn, page.getByRole('link', { name: 'View All Books on Amazon' })])
    await expect(link).toHaveAttribute('target', '_blank');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the book grid has 50 cards in two to five columns, each with a lazy 3:4 cover, a title of at most two lines and a link to Amazon', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  await expect(page.locator('.book')).toHaveCount(50);
  for (const [width, columns] of [
    [375, 2],
    [639, 2],
    [640, 3],
    [768, 4],
    [1024, 5],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('.book')
      .evaluateAll((books) => books.map((book) => Math.round(book.getBoundingClientRect().top)));
    expect(
      tops.filter((top) => top === tops[0]),
      `at ${width} px`,
    ).toHaveLength(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize({ width: 375, height: 900 });
  const broken = await page.locator('.book').evaluateAll((books) =>
    books
      .map((book) => {
        const [image, title, link] = ['img', '.book-title', 'a'].map((part) => book.querySelector(part));
        const room = image?.getBoundingClientRect();
        return {
          lazy: image?.getAttribute('loading') === 'lazy',
          ratio: Math.abs((room?.width ?? 0) / (room?.height ?? 1) - 3 / 4) < 0.01,
          clamp: title !== null && title !== undefined && getComputedStyle(title).webkitLineClamp === '2',
          link:
            link?.textContent?.startsWith('View on Amazon') &&
            link.textContent.endsWith('(opens in a new tab)') &&
            link.getAttribute('target') === '_blank' &&
            link.getAttribute('rel') === 'sponsored noopener',
        };
      })
      .filter((card) => !Object.values(card).every(Boolean)),
  );
  expect(broken).toEqual([]);
});

test('a cover that fails to load is replaced once by /placeholder.svg', async ({ page, site }) => {
  const asked: string[] = [];
  const placeholders: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/placeholder.svg')) placeholders.push(response.status());
  });
  await page.route(/\/books\/covers\//, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await visit(page, site.url);
  await page.waitForLoadState('networkidle');
  await page.locator('.book').first().scrollIntoViewIfNeeded();
  const cover = page.locator('.book-cover').first();
  await expect(cover).toHaveCSS('background-image', /placeholder\.svg/);
  // The ::after background covers the browser's broken-picture icon.
  const over = await cover
    .locator('img')
    .evaluate((image) => getComputedStyle(image, '::after').backgroundImage);
  expect(over).toContain('placeholder.svg');
  await expect.poll(() => placeholders).toEqual([200]);
  expect(await cover.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
  expect(new Set(asked).size).toBe(asked.length);
});

test('every cover is a drawing cached for half an hour, and an unknown cover is a 404', async ({ site }) => {
  const { html } = await site.get('/books');
  const covers = [...new Set(html.match(/\/books\/covers\/[a-z0-9-]+\.svg/g))];
  expect(covers).toHaveLength(50);
  for (const cover of covers) {
    const { status, headers } = await site.get(cover);
    expect.soft(status, cover).toBe(200);
    expect.soft(headers.get('content-type'), cover).toBe('image/svg+xml');
    expect.soft(headers.get('cache-control'), cover).toContain('max-age=1800');
  }
  expect((await site.get('/books/covers/nothing.svg')).status).toBe(404);
});
