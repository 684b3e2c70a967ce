import { expect, test } from './support/fixtures';
import { countShifts } from './support/watch';

test('the lead’s headline stands over its words, the list beside both, and nothing moves', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(site.url);
  const shifts = await countShifts(page);
  await page.waitForLoadState('networkidle');
  const headline = await page.locator('.featured .headline').boundingBox();
  const words = await page.locator('.featured .excerpt').boundingBox();
  const list = await page.locator('.nearby').boundingBox();
  expect(words?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
  expect(list?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
  expect(list?.y).toBeLessThanOrEqual(headline?.y ?? 0);
  expect(await shifts()).toBe(0);
});
