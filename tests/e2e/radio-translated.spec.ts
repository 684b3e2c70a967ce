import type { Page } from 'playwright/test';
import { withoutScriptsYet } from './support/islands';
import { expect, hears, sound, soundFact, streamsAsked, test } from './support/radio';

// Browser translation changes all text on a page before our scripts start, so React renders the page again.

const nativePlay = { x: 26, y: 27 };

/** Imitates a browser's translator by wrapping each text node in two new elements. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, template, font')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      if (outer.firstElementChild) outer.firstElementChild.textContent = `«${text.data}»`;
      text.replaceWith(outer);
    }
  });
}

test('on a translated page, the radio plays on while our controls load, and during client navigation', async ({
  radio,
  page,
}) => {
  const asked = streamsAsked(page);
  const letCome = await withoutScriptsYet(page);
  await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await translate(page);
  await sound(page).click({ position: nativePlay });
  await hears(page);
  const playing = await sound(page).elementHandle();
  const before = await soundFact(page, 'currentTime');
  letCome();
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible();
  await hears(page);
  await translate(page);
  await page.getByRole('contentinfo').locator('a[href="/community"]').click();
  await page.waitForURL('**/community');
  await expect(page.getByRole('region', { name: 'Radio', exact: true })).toBeVisible();
  await hears(page);
  expect(await soundFact(page, 'currentTime')).toBeGreaterThan(before);
  expect(await playing?.evaluate((audio) => audio.isConnected && !(audio as HTMLAudioElement).paused)).toBe(
    true,
  );
  expect(asked).toHaveLength(1);
});

test('removing the playing element from the page does not stop it', async ({ radio, page }) => {
  await page.goto(`${radio.url}/radio`);
  await sound(page).click({ position: nativePlay });
  await expect(page.getByRole('button', { name: /Pause/ })).toBeVisible();
  await hears(page);
  await page.evaluate(() => document.querySelector('body > audio')?.remove());
  await hears(page);
});
