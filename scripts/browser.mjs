// Finds a Chromium for the browser tests, or installs one with the system's package manager.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { say } from './ready.mjs';

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function installed() {
  return usualPlaces.find((place) => place && existsSync(place));
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Undefined, with a sentence that says what to do, where none can be installed. */
export function findBrowser() {
  const found = installed();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    say('installing Chromium for the browser tests');
    if (apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', 'chromium'))
      return installed();
  }
  console.error(
    'No Chromium was found for the browser tests: install one, or set CHROMIUM_PATH to its program.',
  );
  return undefined;
}

if (process.argv.includes('--find') && !findBrowser()) process.exit(1);
