import type { Page } from 'playwright/test';
import { expect, test } from './support/fixtures';

// Line breaks: no text is cut inside a word, and no headline ends in a one-word line.

/** Returns the displayed lines of each element, as text. */
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

/** Returns words of letters or digits that are on more than one line. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node as Text).data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );
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

for (const [path, fontSize, where] of [
  ['/events', 16, 'main'],
  ['/events', 32, 'footer li, main ol li p'],
  ['/weather', 32, '.weather-table, footer li'],
] as const)
  test(`at 320 px and a text size of ${fontSize} px, no word of ${path} is broken in ${where}`, async ({
    sample,
    page,
  }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(sample.url + path);
    expect(await brokenWords(page, where)).toEqual([]);
  });

test('weather figures are twice as large at twice the text size', async ({ sample, page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  const size = async () => {
    await page.goto(`${sample.url}/weather`);
    const figure = page.locator('.weather-table td').first();
    return figure.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
  };
  const usual = await size();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await size()).toBe(2 * usual);
});

test('a headline below a town’s name does not end in a one-word line', async ({ sample, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${sample.url}/news/business-and-finance`);
  const card = page.locator('.cards-in-fives .words').first();
  await card.evaluate((words) => {
    const town = document.createElement('p');
    town.className = 'kicker';
    town.textContent = 'Long Beach';
    words.prepend(town);
    const link = words.querySelector('.headline a');
    if (link) link.textContent = 'Port buys an office tower to lure companies back downtown';
  });
  const [lines] = await linesOf(page, '.cards-in-fives .words >> nth=0 >> .headline');
  expect(lines?.at(-1)?.split(' ').length).toBeGreaterThan(1);
});
