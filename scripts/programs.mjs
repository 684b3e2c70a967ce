// Programs other than Node.js that the tests run. This file imports no packages, because it is loaded before the first
// `npm ci`.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Debian runs this script before it starts a service (see without-services.sh). */
const policy = '/usr/sbin/policy-rc.d';

// The headless shell has no user interface, so a page takes 30% less CPU time than in the whole browser.
const chromiums = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Programs and their Debian packages. `places`: paths to try before PATH; `probe`: an argument with which a
 * working program exits successfully.
 */
export const programs = [
  { name: 'chromium', package: 'chromium-headless-shell', places: chromiums },
  // macOS has a stub of java that only says where to download Java.
  { name: 'java', package: 'default-jre-headless', probe: '-version' },
  { name: 'redis-server', package: 'redis-server' },
  { name: 'nginx', package: 'nginx-light' },
  { name: 'openssl', package: 'openssl' },
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * Returns the path of a program, even if it is not in the table; undefined if it is missing.
 * @param {string} name
 * @returns {string | undefined}
 */
export function placeOf(name) {
  const { places = [], probe } = programs.find((one) => one.name === name) ?? {};
  // Debian installs nginx in a folder that is only in root's PATH.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].filter(Boolean);
  const all = [...places, ...folders.map((folder) => path.join(folder, name))];
  const found = all.find((place) => place && isProgram(place));
  const isSound = found && (!probe || spawnSync(found, [probe], { stdio: 'ignore' }).status === 0);
  return isSound ? found : undefined;
}

/**
 * Returns the missing programs among the given names (default: all), and apt-get's arguments to install them.
 * @param {readonly string[]} [names]
 */
export function missingPrograms(names = programs.map(({ name }) => name)) {
  const missing = names.filter((name) => !placeOf(name));
  const packages = missing.map((name) => programs.find((one) => one.name === name).package);
  return { missing, install: ['install', '--no-install-recommends', ...packages] };
}

/**
 * Installs missing programs with apt, only on Debian and only as root. If that fails, apt's output is on stderr. Starts
 * no services.
 */
export function installPrograms() {
  const { missing, install } = missingPrograms();
  const apt = placeOf('apt-get');
  if (missing.length === 0 || !apt || process.getuid?.() !== 0) return;
  console.log(`• installing ${missing.join(', ')}`);
  // Relative to npm's working directory, because browser tests load this file as CommonJS, without import.meta.
  const withoutServices = [path.resolve('scripts/without-services.sh'), policy];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], [...install, '-y']])
    spawnSync('/bin/sh', [...withoutServices, apt, '-qq', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}
