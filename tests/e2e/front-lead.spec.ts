import { expect, test } from './support/fixtures';
import { countShifts } from './support/watch';

test('the lead’s headline stands over its picture, the list beside both, and nothing moves', async ({
  open,
  page,
}) => {
  const site = await open();
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(site.url);
  const shifts = await countShifts(page);
  await page.waitForLoadState('networkidle');
  const headline = await page.locator('.featured .headline').boundingBox();
  const picture = await page.locator('.featured img').boundingBox();
  const list = await page.locator('.nearby').boundingBox();
  expect(picture?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
  expect(list?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  expect(list?.y).toBeLessThanOrEqual(headline?.y ?? 0);
  expect(await shifts()).toBe(0);
});
