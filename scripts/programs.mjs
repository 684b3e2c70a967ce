// The programs that the tests start beside Node.js. No dependencies: it runs before anything is installed, and inside the
// browser tests.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What Debian asks before it starts a service: see without-services.sh. */
const policy = '/usr/sbin/policy-rc.d';

const chromiums = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** By name, with Debian's package. One is looked for in `places` and in PATH, and has to take its `probe` where it has one. */
export const programs = [
  { name: 'chromium', package: 'chromium', places: chromiums },
  // macOS has a java that only says where to get Java.
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
 * The path of a program, also of one that the table does not have; undefined where it is missing.
 * @param {string} name
 * @returns {string | undefined}
 */
export function placeOf(name) {
  const { places = [], probe } = programs.find((one) => one.name === name) ?? {};
  // Debian keeps nginx where only root looks.
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin'].filter(Boolean);
  const all = [...places, ...folders.map((folder) => path.join(folder, name))];
  const found = all.find((place) => place && isProgram(place));
  const isSound = found && (!probe || spawnSync(found, [probe], { stdio: 'ignore' }).status === 0);
  return isSound ? found : undefined;
}

/**
 * Of all programs, or of those with these names, the names of those that are missing, and apt-get's arguments to have
 * them.
 * @param {readonly string[]} [names]
 */
export function missingPrograms(names = programs.map(({ name }) => name)) {
  const missing = names.filter((name) => !placeOf(name));
  const packages = missing.map((name) => programs.find((one) => one.name === name).package);
  return { missing, install: ['install', '--no-install-recommends', ...packages] };
}

/**
 * Installs all that are missing, on Debian and by root alone; where that fails apt's own words are on stderr, and they
 * stay missing. No service is started.
 */
export function installPrograms() {
  const { missing, install } = missingPrograms();
  const apt = placeOf('apt-get');
  if (missing.length === 0 || !apt || process.getuid?.() !== 0) return;
  console.log(`• installing ${missing.join(', ')}`);
  // By the folder that npm starts in: the browser tests read this file as CommonJS, which has no import.meta.
  const withoutServices = [path.resolve('scripts/without-services.sh'), policy];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], [...install, '-y']])
    spawnSync('/bin/sh', [...withoutServices, apt, '-qq', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
}
