import { defineConfig } from 'playwright/test';
import { placeOf } from '../../scripts/programs.mjs';

// Keeps a Chromium without a network from calling hosts of its own.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// This switch takes the place of the runner's own, whose list comes first. The last three start a process or two for
// each page, for suggestions below the address bar and in reserve; without them a page costs half as much.
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
  globalSetup: '../temporary/make.mjs',
  globalTeardown: '../temporary/remove.mjs',
  // A test and a wait end with what they wait for; on a busy machine that takes a while.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // One more than the usual two processors: while one waits for a clock or a start, the others go on.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a busy machine from a broken site; what needs one is counted and named as flaky.
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
