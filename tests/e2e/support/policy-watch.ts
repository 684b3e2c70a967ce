import type { Page, Route } from 'playwright/test';

type Watched = { violations: string[]; hydrated: boolean };

/** Notes in every document of a page what its policy refuses, and when its islands are hydrated. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { violations: [], hydrated: false };
    Object.assign(window, { watched });
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
    window.addEventListener('page-hydrated', () => {
      watched.hydrated = true;
    });
  });
}

/** Ends when the islands of the page are hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.hydrated);
}

/** What the policy has refused since the document came. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.violations);
}

/**
 * Keeps a page unhydrated: no idle moment loads its scripts, and the scripts that a touch asks for stay on their way
 * until the way is opened.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const waiting: Route[] = [];
  let open = false;
  await page.route('**/_next/static/**/*.js', (route) => {
    if (open) return route.continue();
    waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}
