import type { Locator } from 'playwright/test';
import { expect } from './support/fixtures';
import { goneWords, test } from './support/pictured-site';
import { countShifts, readThrough, withoutNote } from './support/watch';

// A picture in the text of a post that does not come leaves its words in a line, and no empty frame.

test.use({ still: true });

const height = async (picture: Locator) => (await picture.boundingBox())?.height ?? 0;

test('its words stand in one tinted line, and one without words takes no room', async ({
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

test('they stay so when the page is left and found again', async ({ pictured, page }) => {
  await withoutNote(page);
  await page.goto(`${pictured.url}/blog/blog-post-03`);
  const picture = page.getByAltText(goneWords);
  await expect.poll(() => height(picture)).toBeLessThan(60);
  await page.getByRole('link', { name: 'All posts' }).first().click();
  await expect(page).toHaveURL(`${pictured.url}/blog`);
  await page.goBack();
  // Far from where the reader was, it waits for its turn in its frame.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => height(picture)).toBeLessThan(60);
  expect(await height(picture)).toBeGreaterThan(20);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its words stand in their line too', async ({ pictured, page }) => {
    await page.goto(`${pictured.url}/blog/blog-post-03`);
    const picture = page.getByAltText(goneWords);
    await expect.poll(() => height(picture)).toBeLessThan(60);
    expect(await height(picture)).toBeGreaterThan(10);
  });
});

test('a picture that comes keeps the frame that was there before it', async ({ pictured, page }) => {
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
