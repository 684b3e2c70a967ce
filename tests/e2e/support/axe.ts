import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Gives a page `axe`, past its content security policy, which lets no script in that is not its own. */
async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

type Axe = { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };

/** What axe finds wrong with a page as it is now, each with the element. */
export async function faultsByAxe(page: Page): Promise<string[]> {
  await addAxe(page);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
