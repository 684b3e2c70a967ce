import type { Locator, Page } from 'playwright/test';
import { expectNoFaults } from './support/fits';
import { withoutScriptsYet } from './support/islands';
import { expect, hears, listen, openRadio, sound, test } from './support/radio';
import { countShifts } from './support/watch';

// The look of the radio page: on narrow and wide screens, light and dark, without axe violations.

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the radio page has no axe violations in light or dark mode', async ({ radio, page }) => {
  await openRadio(page, radio.url);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await hears(page);
  await expectNoFaults(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await expect(page.getByRole('region', { name: 'Radio', exact: true })).toBeVisible();
  await expectNoFaults(page);
});

const widths = [320, 375, 768, 1280];

test('the radio page fits every screen, and every control is at least 44 px high', async ({
  radio,
  page,
}) => {
  const fitsAt = async (width: number, controls: Locator) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `at ${width} px`).toBe(0);
    for (const control of await controls.all())
      expect((await control.boundingBox())?.height, `at ${width} px`).toBeGreaterThanOrEqual(44);
  };
  await listen(page, radio.url);
  for (const width of widths) await fitsAt(width, page.locator('.radio-controls').getByRole('button'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  const bar = page.getByRole('region', { name: 'Radio', exact: true });
  await expect(bar).toBeVisible();
  for (const width of widths) await fitsAt(width, bar.getByRole('button').or(bar.getByRole('link')));
});

for (const width of widths)
  test(`nothing moves at ${width} px when our controls replace the browser’s`, async ({ radio, page }) => {
    const letCome = await withoutScriptsYet(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
    await page.locator('.radio-room').scrollIntoViewIfNeeded();
    const shifts = await countShifts(page);
    letCome();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    const box = await sound(page).boundingBox();
    // Move the mouse repeatedly, until the site's script has loaded and reacts.
    await expect(async () => {
      await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
      await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + 25);
      await expect(play).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await shifts()).toBe(0);
  });
