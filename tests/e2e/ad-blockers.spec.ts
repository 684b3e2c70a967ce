import { readFileSync } from 'node:fs';
import { citiesFolder } from './support/cities';
import { expect, test } from './support/fixtures';
import { allPages } from './support/pages-of-house';
import { type Site, startSite } from './support/site';

// An ad without its label would look like one of our stories, so a filter rule must hide an entire slot or nothing.

const rules = readFileSync('tests/e2e/support/generic-rules.txt', 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('!'));

const ad = { text: 'The fair is back.', link: 'https://fair.example/ads/fair', from: '2000-01-01' };
const sold = ['250', '600'].map((slot) => ({ ...ad, slot, sponsor: 'Canyon Fair', until: '2999-12-31' }));
const desk = { 'anaheim/desk.yaml': JSON.stringify({ ads: sold }) };

let site: Site;
test.describe.configure({ mode: 'default' });
test.use({ javaScriptEnabled: false });
test.beforeAll(async () => {
  const network = { AD_SCRIPT_URL: 'http://127.0.0.1:9/slot.js' };
  const cities = citiesFolder({}, 'lib/cities/anaheim');
  site = await startSite({
    ...network,
    CITIES_DIR: citiesFolder(desk, `${cities}/anaheim`),
    CITY: 'anaheim',
  });
});
test.afterAll(() => site.end());

const pages = [...allPages, '/blog/how-this-site-works', '/search?q=library', '/api/frame'];

test('every generic filter rule hides either an entire slot with its label or nothing', async ({ page }) => {
  const faults: string[] = [];
  const seen = { sold: 0, framed: 0, offered: 0 };
  for (const path of pages) {
    await page.goto(site.url + path);
    const found = await page.evaluate((selectors) => {
      const label = /^(?:Advertisement|Advertising space|Sponsored)/;
      const slots = [...document.querySelectorAll('main :is([role=group], aside)')].filter((slot) =>
        label.test(slot.ariaLabel ?? ''),
      );
      const inSlot = (slot: Element) => [...slot.querySelectorAll('*')].filter((one) => !one.children.length);
      const isPart = (slot: Element, hit: Element) =>
        slot !== hit && slot.contains(hit) && inSlot(slot).some((one) => !hit.contains(one));
      return {
        sold: slots.filter((slot) => slot.textContent?.includes('Paid for by')).length,
        framed: slots.filter((slot) => slot.querySelector('iframe')).length,
        offered: slots.filter((slot) => slot.textContent?.startsWith('Advertising space')).length,
        unlabeled: slots.filter((slot) => !label.test(slot.textContent ?? '')).length,
        parts: selectors.filter((rule) =>
          [...document.querySelectorAll(rule)].some((hit) => slots.some((slot) => isPart(slot, hit))),
        ),
      };
    }, rules);
    faults.push(...found.parts.map((rule) => `${path}: ${rule}`));
    if (found.unlabeled > 0) faults.push(`${path}: a slot without a label`);
    for (const kind of ['sold', 'framed', 'offered'] as const) seen[kind] += found[kind];
  }
  expect(faults).toEqual([]);
  expect(rules.length).toBeGreaterThan(60);
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

test('no filter rule hides anything inside the ad network’s frame', async ({ page }) => {
  await page.goto(`${site.url}/api/frame`);
  const matching = await page.evaluate(
    (selectors) => selectors.filter((rule) => document.querySelector(rule)),
    rules,
  );
  expect(matching).toEqual([]);
});
