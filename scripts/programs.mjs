// The programs that the tests start beside Node.js, and which of them are missing. No dependencies: it runs before
// anything is installed, and inside the browser tests.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

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
  { name: 'newsboat', package: 'newsboat' },
  // macOS has a java that only says where to get Java.
  { name: 'java', package: 'default-jre-headless', probe: '-version' },
  { name: 'icecast2', package: 'icecast2' },
  { name: 'ffmpeg', package: 'ffmpeg' },
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
 * Which of these programs are missing, what apt-get is asked for to have them, and the line that does it by hand.
 * @param {readonly string[]} names of the table
 * @param {(name: string) => boolean} isThere
 */
export function planInstall(names, isThere) {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return { missing, calls: [], line: undefined };
  const packages = missing.map((name) => programs.find((one) => one.name === name).package);
  const install = ['install', '--no-install-recommends', ...packages];
  const calls = [
    ['update', '-qq'],
    [...install, '-y', '-qq'],
  ];
  return { missing, calls, line: `apt-get ${install.join(' ')}` };
}

/** The same for this machine; all of the table, where no names are given. */
export function planHere(names = programs.map(({ name }) => name)) {
  return planInstall(names, (name) => placeOf(name) !== undefined);
}
