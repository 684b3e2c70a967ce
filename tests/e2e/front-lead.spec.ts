import { expect, test } from './support/fixtures';
import { countShifts } from './support/watch';

test('the lead and the seconds beside it end on one line, and nothing moves', async ({ open, page }) => {
  const site = await open({ FEEDS: 'sample' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(site.url);
  const shifts = await countShifts(page);
  await page.waitForLoadState('networkidle');
  const bottoms = await page
    .locator('section:has(> #top-heading) .source')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(4);
  expect(Math.abs((bottoms[0] ?? 0) - (bottoms[3] ?? 0))).toBeLessThan(24);
  expect(await shifts()).toBeLessThan(0.01);
});
