import { expect, type Page } from 'playwright/test';
import { faultsByAxe } from './axe';

/** At each width, in px, the open page is no wider than the screen. */
export async function expectToFit(page: Page, widths: readonly number[] = [320, 375, 768, 1280]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Axe finds no fault in the open page, light and dark. Motion is to be reduced: no color is on its way to another. */
export async function expectNoFaults(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faultsByAxe(page), colorScheme).toEqual([]);
  }
}
