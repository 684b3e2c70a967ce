import type { Page } from 'playwright/test';

type Watched = { violations: string[] };

/** Records CSP violations in every document that a page loads. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { violations: [] };
    Object.assign(window, { watched });
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** Returns the CSP violations since the document was loaded. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.violations);
}
