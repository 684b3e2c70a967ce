import type { Locator, Page } from 'playwright/test';
import { expect } from './support/fixtures';
import { goneWords, test } from './support/pictured-site';
import { countShifts, readThrough, withoutNote } from './support/watch';

// If a picture in a post fails to load, its alternative text appears on one line, without an empty frame.

test.use({ still: true });

const height = async (picture: Locator) => (await picture.boundingBox())?.height ?? 0;

test('a missing picture shows its alternative text in one tinted line, or takes no space if it has none', async ({
  pictured,
  page,
}) => {
  await withoutNote(page);
  await page.goto(`${pictured.url}/blog/blog-post-03`);
  const picture = page.getByAltText(goneWords);
  await expect.poll(() => height(picture)).toBeLessThan(60);
  expect(await height(picture)).toBeGreaterThan(20);
  await expect.poll(() => height(page.locator('.body-picture[alt=""]'))).toBe(0);
});

test('a picture is hidden even if it failed before the site’s script loaded', async ({ pictured, page }) => {
  await withoutNote(page);
  const failed = page.waitForResponse((response) => response.url().includes('/pictures/'));
  await page.route('**/*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await page.goto(`${pictured.url}/blog/blog-post-12`);
  await expect(page.locator('.post-hero')).toHaveAttribute('data-gone');
  await expect(page.locator('.post-hero')).toBeHidden();
});

test('a missing picture’s alternative text is still shown after going back to the page', async ({
  pictured,
  page,
}) => {
  await withoutNote(page);
  await page.goto(`${pictured.url}/blog/blog-post-03`);
  const picture = page.getByAltText(goneWords);
  await expect.poll(() => height(picture)).toBeLessThan(60);
  await page.getByRole('link', { name: 'All posts' }).first().click();
  await expect(page).toHaveURL(`${pictured.url}/blog`);
  await page.goBack();
  // Off screen, the lazy picture has not been requested yet, so its frame is still there.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => height(picture)).toBeLessThan(60);
  expect(await height(picture)).toBeGreaterThan(20);
});

test.describe('on a page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a missing picture’s alternative text is on one line', async ({ pictured, page }) => {
    await page.goto(`${pictured.url}/blog/blog-post-03`);
    const picture = page.getByAltText(goneWords);
    await expect.poll(() => height(picture)).toBeLessThan(60);
    expect(await height(picture)).toBeGreaterThan(10);
  });
});

test('a picture that loads keeps its frame', async ({ pictured, page }) => {
  await withoutNote(page);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(`${pictured.url}/blog/blog-post-04`);
  const picture = page.getByAltText('A street');
  const shape = async () => ((await picture.boundingBox())?.width ?? 0) / (await height(picture));
  await expect(async () => {
    await page.reload();
    const shifts = await countShifts(page);
    await readThrough(page);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    expect(await shape()).toBeCloseTo(1.5, 1);
    expect(await shifts()).toBeLessThan(0.01);
  }).toPass();
});

/** Locates pictures that look broken or show an empty frame. */
const brokenOnes = (page: Page) =>
  page
    .locator('img')
    .evaluateAll(
      (all) =>
        (all as HTMLImageElement[]).filter(
          (one) => one.complete && one.naturalWidth < 2 && one.checkVisibility({ visibilityProperty: true }),
        ).length,
    );

for (const width of [375, 1280])
  test(`a post’s main picture that fails to load is hidden on its page and in the list, in a ${width} px viewport`, async ({
    pictured,
    page,
  }) => {
    await withoutNote(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${pictured.url}/blog/blog-post-12`);
    const hero = page.locator('.post-hero');
    await expect(hero).toBeHidden();
    expect(await height(hero)).toBe(0);
    await expect(page.getByRole('link', { name: 'View on Pinterest' })).toBeVisible();
    await page.goto(`${pictured.url}/blog?page=2`);
    const list = page.locator('ol > li:has(a[href$="blog-post-12"], a[href$="blog-post-17"])');
    await expect(list).toHaveCount(2);
    await readThrough(page);
    await expect(list.locator('img[data-gone]')).toHaveCount(2);
    expect(await brokenOnes(page)).toBe(0);
    const words = (slug: string) => page.locator(`ol > li:has(a[href$="${slug}"]) > div`);
    const left = async (slug: string) => (await words(slug).boundingBox())?.width ?? 0;
    expect(await left('blog-post-17')).toBeGreaterThan((await left('blog-post-18')) - 1);
  });
