import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';
import { openMovableClock } from './support/movable-clock';
import type { Site } from './support/site';

// Where lines of text break: never inside a word or a date, and no headline ends with a line of one word.

/** The words of the elements, each with the height at which its line stands. */
function linesOf(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node as Text).data.matchAll(/[^\s·]+/g)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const top = Math.round(range.getBoundingClientRect().top);
          lines.set(top, `${lines.get(top) ?? ''} ${word[0]}`.trim());
        }
      }
      return [...lines.values()];
    }),
  );
}

/** Opens a section at noon of the day of its stories, so that they tell their hour. */
async function openAtNoon(
  page: Page,
  open: (settings: Record<string, string>) => Promise<Site>,
): Promise<void> {
  const clock = openMovableClock();
  clock.putForward(Date.parse('2026-11-20T20:00:00Z') - Date.now());
  const site = await open(clock.settings);
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(`${site.url}/news/business-and-finance`);
  await page.locator('.card .source').evaluateAll((lines) => {
    for (const line of lines) if (line instanceof HTMLElement) line.style.width = '150px';
  });
}

test('no excerpt is cut inside a word', async ({ sample, page }) => {
  for (const width of [375, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/news/business-and-finance']) {
      await page.goto(sample.url + path);
      const clipped = await page
        .locator('.card .excerpt')
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 2).length);
      expect([width, path, clipped]).toEqual([width, path, 0]);
    }
  }
});

test('where hour and day have no room side by side, the day stands whole on the next line, where its source begins', async ({
  open,
  page,
}) => {
  await openAtNoon(page, open);
  const [lines] = await linesOf(page, '.cards-in-fives .card time');
  expect(lines?.[0]).toMatch(/m\.$/);
  expect(lines?.slice(1)).toEqual(['November 20, 2026']);
  const source = page.locator('.cards-in-fives .card .source').first();
  const { left, dotRight } = await source.evaluate((line) => ({
    left: line.getBoundingClientRect().left,
    dotRight: line.querySelector('.time-dot')?.getBoundingClientRect().right,
  }));
  // No dot is in sight.
  expect(dotRight).toBeLessThanOrEqual(left);
});

test('a headline beside its town has no last line of one word', async ({ sample, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${sample.url}/news/business-and-finance`);
  const card = page.locator('.cards-in-fives .card-words').first();
  await card.evaluate((words) => {
    const town = document.createElement('p');
    town.className = 'kicker';
    town.textContent = 'Long Beach';
    words.prepend(town);
    const link = words.querySelector('.headline a');
    if (link) link.textContent = 'Port buys an office tower to lure companies back downtown';
  });
  const [lines] = await linesOf(page, '.cards-in-fives .card-words >> nth=0 >> .headline');
  expect(lines?.at(-1)?.split(' ').length).toBeGreaterThan(1);
});
