import type { Page } from 'playwright/test';

/** Writes down every request of a page that goes to another origin than the site's, and gives the list. */
export function foreignRequests(page: Page, siteUrl: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) asked.push(url.href);
  });
  return asked;
}

/** Scrolls through a page as a reader does, so that all that is lazy begins to load. */
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

/** Scrolls through a page, and ends when all that is lazy has loaded. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
}

/** Counts layout shifts from now on, once the fonts are there: gives the way to read the sum. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  // No font is known, and so all are ready, until the style sheet is there.
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(async () => {
    // A face that stands in for another is a font of the machine, which may not have it.
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
 * Opens a page whose clock stands still at load + `at` ms; from there only clock.runFor moves it. Timers that were
 * due by then have run.
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

/** The donation note is not what the test is about. */
export async function withoutNote(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('donation-dismissed', 'yes'));
}
