import { defineConfig } from 'playwright/test';
import { placeOf } from '../../scripts/programs.mjs';

// Keeps Chromium from calling its own hosts.
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Overrides the runner's list, which comes first. The last three start extra processes for each page; without them a
// page costs half as much.
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
  // Tests wait for conditions, which takes longer on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  // One more than the usual two processors: while one waits for a clock or a startup, the others run.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try tells a busy machine from a broken site; tests that need it are counted as flaky.
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
