import { type Browser, test as base } from 'playwright/test';
import { missingPrograms, placeOf } from '../../../scripts/programs.mjs';

const words = new Intl.ListFormat('en');

/** Skips the calling test, group or file if a program is missing; `npm test` reports how many it skipped. */
export function needs(...names: string[]): void {
  const { missing } = missingPrograms(names);
  base.skip(missing.length > 0, `${words.format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`);
}

const skip = () => needs('chromium');
const noBrowser = { newContext: skip, newPage: skip } as unknown as Browser;

/** Playwright's test; without Chromium, tests that open a page are skipped. */
export const test = placeOf('chromium')
  ? base
  : base.extend({
      browser: [({}, use) => use(noBrowser), { scope: 'worker' }],
      context: async ({ browser }, use) => use(await browser.newContext()),
    });
