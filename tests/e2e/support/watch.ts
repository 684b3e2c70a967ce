import type { Page } from 'playwright/test';

/** Records requests of a page to other origins; returns the list. */
export function foreignRequests(page: Page, siteUrl: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) asked.push(url.href);
  });
  return asked;
}

/** Scrolls through a page so that lazy content begins to load. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await frame();
      await frame();
    }
  });
}

/** Scrolls through a page and waits for lazy content. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
}

/** Counts layout shifts once fonts are loaded; returns a function that reads the sum. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  // Before the style sheet arrives no font is known, so all would count as loaded.
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(async () => {
    // Fallback faces are local fonts, which the machine may lack.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const holder = window as unknown as { shifts: number };
    holder.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) holder.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

/**
 * Opens a page with a fake clock stopped at load + `at` ms; after that only clock.runFor moves it. Timers due by then
 * have run.
 */
export async function openAt(page: Page, url: string, at: number): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    window.addEventListener('load', () => {
      (window as unknown as { loadedAt: number }).loadedAt = Date.now();
    });
  });
  await page.goto(url);
  const loadedAt = await page.evaluate(() => (window as unknown as { loadedAt: number }).loadedAt);
  await page.clock.pauseAt(loadedAt + at);
}

/** Hides the donation popup. */
export async function withoutNote(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('donation-dismissed', 'yes'));
}
