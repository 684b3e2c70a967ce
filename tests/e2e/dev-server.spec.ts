import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { startDevServer } from './support/dev-server';
import { expect, test } from './support/fixtures';
import { withoutNote } from './support/watch';

// npm run dev, as developers use it.

/** Collects React's hydration errors. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
  return errors;
}

async function hydratesAndListens(page: Page, url: string): Promise<void> {
  const changes = page.waitForEvent('websocket', { timeout: 200_000 });
  await page.goto(`${url}/local-news`, { timeout: 200_000 });
  await (await changes).waitForEvent('framereceived', { timeout: 60_000 });
  // Stories get their tools once Next.js runs.
  await page.locator('.story .story-tools').first().waitFor({ state: 'attached', timeout: 100_000 });
  await page.getByText('See All').first().click();
  await expect(page.getByText('Show Less').first()).toBeVisible({ timeout: 60_000 });
}

test('in development a page hydrates without errors and listens for changes', async ({ page }) => {
  // Pages are compiled on first request.
  test.setTimeout(300_000);
  const server = await startDevServer(mkdtempSync(path.join(tmpdir(), 'dev-')));
  test.skip(!server, 'a development server is running in this folder');
  if (!server) return;
  await withoutNote(page);
  const errors = errorsOf(page);
  try {
    await hydratesAndListens(page, server.url);
    expect(errors).toEqual([]);
  } finally {
    await server.end();
  }
});
