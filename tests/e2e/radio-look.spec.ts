import type { Page } from 'playwright/test';
import { addAxe } from './support/axe';
import { expect, hears, listen, openRadio, test } from './support/radio';
import { countShifts } from './support/watch';

// The radio for every eye: narrow and wide, light and dark, and nothing that axe can find.

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

async function faultsByAxe(page: Page): Promise<string[]> {
  await addAxe(page);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no fault that axe can find, ${colorScheme}`, async ({ radio, page }) => {
    await page.emulateMedia({ colorScheme });
    await openRadio(page, radio.url);
    expect(await faultsByAxe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await hears(page);
    expect(await faultsByAxe(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacy');
    await expect(page.getByRole('region', { name: 'Radio', exact: true })).toBeVisible();
    expect(await faultsByAxe(page)).toEqual([]);
  });
}

for (const width of [320, 375, 768, 1280]) {
  test(`fits at ${width} px, with a title that knows no end, and every control is 44 px`, async ({
    radio,
    page,
  }) => {
    radio.station.setTitle('Weltschmerzensgeschichtenerzähler'.repeat(5));
    await page.setViewportSize({ width, height: 800 });
    await listen(page, radio.url);
    await expect(page.getByRole('region', { name: 'Now Playing' })).toContainText('Weltschmerz');
    expect(await overflow(page)).toBe(0);
    for (const button of await page.locator('.radio-controls').getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    const bar = page.getByRole('region', { name: 'Radio', exact: true });
    await expect(bar).toBeVisible();
    expect(await overflow(page)).toBe(0);
    for (const control of await bar.getByRole('button').or(bar.getByRole('link')).all())
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test(`nothing moves at ${width} px when our controls take their place`, async ({ radio, page }) => {
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/_next/static/**/*.js*', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${radio.url}/radio`, { waitUntil: 'commit' });
    await page.locator('.radio-room').scrollIntoViewIfNeeded();
    const shifts = await countShifts(page);
    letCome();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(await shifts()).toBe(0);
  });
}
