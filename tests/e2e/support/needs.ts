import { type Browser, test as base } from 'playwright/test';
import { missingPrograms, placeOf } from '../../../scripts/programs.mjs';

const words = new Intl.ListFormat('en');

/** Skips a test, or the file or group that calls it, where one of these programs is missing; `npm test` counts them. */
export function needs(...names: string[]): void {
  const { missing } = missingPrograms(names);
  base.skip(missing.length > 0, `${words.format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`);
}

const skip = () => needs('chromium');
const noBrowser = { newContext: skip, newPage: skip } as unknown as Browser;

/** Playwright's own test; without a Chromium one that opens a page is skipped. */
export const test = placeOf('chromium')
  ? base
  : base.extend({
      browser: [({}, use) => use(noBrowser), { scope: 'worker' }],
      context: async ({ browser }, use) => use(await browser.newContext()),
    });
