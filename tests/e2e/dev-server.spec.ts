import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { startDevServer } from './support/dev-server';
import { expect, test } from './support/fixtures';
import { withoutNote } from './support/watch';

// The development server that npm run dev starts.

/** Collects page errors and console errors, which include React's hydration errors. */
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
  // The story tools appear once Next.js has started in the browser.
  await page.locator('.story .story-tools').first().waitFor({ state: 'attached', timeout: 100_000 });
  await page.getByText('See All').first().click();
  await expect(page.getByText('Show Less').first()).toBeVisible({ timeout: 60_000 });
}

test('in development a page hydrates without errors and listens for changes', async ({ page }) => {
  // The development server compiles each page on first request, which is slow.
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
