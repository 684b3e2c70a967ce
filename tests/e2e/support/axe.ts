import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Gives a page `axe`, past its content security policy, which lets no script in that is not its own. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}
