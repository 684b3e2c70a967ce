import { expect, test } from './support/fixtures';
import { allPages } from './support/pages-of-house';
import { foreignRequests, readThrough } from './support/watch';

test('no page makes a request to another origin before a click', async ({ site, page }) => {
  test.setTimeout(180_000);
  const asked = foreignRequests(page, site.url);
  expect(allPages.length).toBeGreaterThan(18);
  for (const path of allPages) {
    await page.goto(site.url + path);
    await readThrough(page);
    expect.soft(asked.splice(0), path).toEqual([]);
    expect.soft(await page.context().cookies(), `${path}: cookies`).toEqual([]);
  }
});
