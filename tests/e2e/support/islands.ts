import type { Page } from 'playwright/test';

/** Returns whether React has hydrated the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    return Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Records the scroll behavior of each scrollTo() call; returns a function that returns these behaviors. */
export async function scrollsAsked(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const { scrollTo } = window;
    const behaviors: string[] = [];
    window.scrollTo = (...args: unknown[]) => {
      behaviors.push((args[0] as ScrollToOptions).behavior ?? 'auto');
      Reflect.apply(scrollTo, window, args);
    };
    Object.assign(window, { behaviors });
  });
  return () => page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
}

/** Collects page errors, and console messages other than logs and 404s. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'log' && !message.text().includes('404 (Not Found)')) heard.push(message.text());
  });
  return heard;
}

/** Holds back scripts at `addresses` until the returned function is called. */
export async function withoutScriptsYet(
  page: Page,
  addresses = '**/_next/static/**/*.js*',
): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}
