import type { Page } from 'playwright/test';

type Watched = { violations: string[] };

/** Notes in every document of a page what its policy refuses. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { violations: [] };
    Object.assign(window, { watched });
    window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      watched.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
}

/** What the policy has refused since the document came. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { watched: Watched }).watched.violations);
}
