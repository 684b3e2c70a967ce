import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** Returns axe's findings for the current page, each with its element. */
async function faultsByAxe(page: Page): Promise<string[]> {
  // Evaluated by the debugger, because the page's policy allows no foreign script.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** Expects the page to be no wider than the screen at each width in px. */
export async function expectToFit(page: Page, widths: readonly number[] = [320, 375, 768, 1280]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}

/** Expects no axe findings, light and dark; without motion, so that no color is in transition. */
export async function expectNoFaults(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faultsByAxe(page), colorScheme).toEqual([]);
  }
}
