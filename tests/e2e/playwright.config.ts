import { defineConfig } from 'playwright/test';
import { placeOf } from '../../scripts/programs.mjs';

// Keeps Chromium from contacting Google's servers.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Chromium uses the last --disable-features flag, so this list replaces Playwright's own. Without the last three
// features, which start extra processes for each page, a page costs half as much.
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  globalSetup: ['../temporary/make.mjs', './support/shared-sites.ts'],
  globalTeardown: '../temporary/remove.mjs',
  // Tests wait for conditions, which can take a long time on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // One more than the usual two processors: while one test waits for a clock or a startup, the others run.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A retry shows whether the site is broken or the machine was only busy. A test that needs it is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['dot'], ['json']],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath: placeOf('chromium'),
      args: [...quiet, `--disable-features=${without}`],
    },
  },
});
