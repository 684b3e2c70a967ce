import type { Page } from 'playwright/test';

/** Records a page's requests to other origins. Returns a live array: later requests are added to it. */
export function foreignRequests(page: Page, siteUrl: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== siteUrl) asked.push(url.href);
  });
  return asked;
}

/** Scrolls through a page so that lazy content starts to load. */
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

/** Scrolls through a page and waits until lazy content has loaded. */
export async function readThrough(page: Page): Promise<void> {
  await scrollThrough(page);
  await page.waitForLoadState('networkidle');
}

/** Waits for fonts, then counts layout shifts; returns a function that returns their sum. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  // document.fonts is empty until the style sheet arrives, and an empty set would count as loaded.
  await page.waitForFunction(() => document.fonts.size > 0);
  await page.evaluate(async () => {
    // Fallback faces use local fonts, which may be missing on this machine.
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
 * Opens a page with a fake clock that stops `at` ms after load, when all timers due by then have run. From then on only
 * clock.runFor moves it.
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

/** Sets the flag that a reader has dismissed the donation popup. */
export async function withoutNote(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('donation-dismissed', 'yes'));
}
