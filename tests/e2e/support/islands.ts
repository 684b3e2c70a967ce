import type { Page } from 'playwright/test';

/** Whether React has hydrated the page. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    return Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Records scripted scrolling; returns a function that returns the records. */
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

/** Collects page errors and console messages except logs. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'log' && !message.text().includes('404 (Not Found)')) heard.push(message.text());
  });
  return heard;
}

/** Presses the first match; returns the ms until the frame that shows the effect. */
export async function pressAndTime(page: Page, selector: string): Promise<number> {
  await page.evaluate(() => {
    const shown = new Promise<number>((resolve) => {
      const press = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      addEventListener('click', press, { capture: true, once: true });
    });
    Object.assign(window, { shown });
  });
  await page.locator(selector).first().click();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
