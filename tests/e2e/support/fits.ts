import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** Returns axe's findings for the current page, each with its elements. */
async function faultsByAxe(page: Page): Promise<string[]> {
  // page.evaluate goes through the debugger; the page's CSP would block a script element.
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

/** Expects no axe findings, light and dark. Motion is reduced, so that no color is in transition. */
export async function expectNoFaults(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await faultsByAxe(page), colorScheme).toEqual([]);
  }
}
