import type { Locator } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { countShifts, readThrough, withoutNote } from './support/watch';

// A picture in the text of a post that does not come leaves its words in a line, and no empty frame.

const words = 'A picture that is gone';

test.use({ still: true });

test.beforeEach(async ({ upstream }) => {
  const gone = `${upstream.url}/pictures/gone.jpg`;
  const more = Array.from({ length: 12 }, () =>
    'More words, enough of them to fill some lines of a page. '.repeat(9),
  );
  upstream.blog.rewrite = () => ({
    blog: ['First words.', `![${words}](${gone}?1)`, 'Between.', `![](${gone}?2)`, 'After.', ...more].join(
      '\n\n',
    ),
  });
});

const settingsOf = (upstream: { pictureTemplate: string; blogUrl: string; blog: { key: string } }) => ({
  STOCK_IMAGE_URL: upstream.pictureTemplate,
  BLOG_API_URL: upstream.blogUrl,
  BLOG_API_KEY: upstream.blog.key,
});

const height = async (picture: Locator) => (await picture.boundingBox())?.height ?? 0;

test('its words stand in one tinted line, and one without words takes no room', async ({
  upstream,
  open,
  page,
}) => {
  const site = await open(settingsOf(upstream));
  await withoutNote(page);
  await page.goto(`${site.url}/blog/blog-post-02`);
  const picture = page.getByAltText(words);
  await expect.poll(() => height(picture)).toBeLessThan(60);
  expect(await height(picture)).toBeGreaterThan(20);
  await expect.poll(() => height(page.locator('.body-picture[alt=""]'))).toBe(0);
});

test('they stay so when the page is hydrated, left and found again', async ({ upstream, open, page }) => {
  const site = await open(settingsOf(upstream));
  await withoutNote(page);
  await page.goto(`${site.url}/blog/blog-post-02`);
  const picture = page.getByAltText(words);
  await expect.poll(() => height(picture)).toBeLessThan(60);
  await page.mouse.move(5, 5);
  await expect(page.locator('script[src]').first()).toBeAttached();
  await page.getByRole('link', { name: 'All posts' }).first().click();
  await expect(page).toHaveURL(`${site.url}/blog`);
  await page.goBack();
  // Far from where the reader was, it waits for its turn in its frame.
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => height(picture)).toBeLessThan(60);
  expect(await height(picture)).toBeGreaterThan(20);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its words stand in their line too', async ({ upstream, open, page }) => {
    const site = await open(settingsOf(upstream));
    await page.goto(`${site.url}/blog/blog-post-02`);
    const picture = page.getByAltText(words);
    await expect.poll(() => height(picture)).toBeLessThan(60);
    expect(await height(picture)).toBeGreaterThan(10);
  });
});

test('a picture that comes keeps the frame that was there before it', async ({ upstream, open, page }) => {
  upstream.blog.rewrite = () => ({
    blog: `First words.\n\n![A street](${upstream.url}/pictures/street-1.jpg)\n\nThe last words.`,
  });
  const site = await open(settingsOf(upstream));
  await withoutNote(page);
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(`${site.url}/blog/blog-post-02`);
  const picture = page.getByAltText('A street');
  const shape = async () => ((await picture.boundingBox())?.width ?? 0) / (await height(picture));
  await expect(async () => {
    await page.reload();
    const shifts = await countShifts(page);
    await readThrough(page);
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
    expect(await shape()).toBeCloseTo(1.5, 1);
    expect(await shifts()).toBeLessThan(0.01);
  }).toPass({ timeout: 40_000 });
});
