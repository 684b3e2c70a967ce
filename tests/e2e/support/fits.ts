import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds wrong with a page as it is now, each with the element. */
async function faultsByAxe(page: Page): Promise<string[]> {
  // Past the page's policy, which lets no script in that is not its own.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** At each width, in px, the open page is no wider than the screen. */
export async function expectToFit(page: Page, widths: readonly number[] = [320, 375, 768, 1280]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Axe finds no fault in the open page, light and dark. Without motion, so that no color is on its way to another. */
export async function expectNoFaults(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faultsByAxe(page), colorScheme).toEqual([]);
  }
}
