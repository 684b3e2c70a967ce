// Installs packages and builds the site if they are out of date. Uses no dependencies: it runs before the first
// install.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, exchange } from './build.mjs';
import { installArgs, isInstalled } from './installed.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const builtFrom = [
  ...['app', 'components', 'lib', 'public', 'instrumentation.ts', 'instrumentation-client.ts'],
  ...[
    'package-lock.json',
    'next.config.mjs',
    'scripts/bundle-loader.mjs',
    'postcss.config.mjs',
    'tailwind.config.ts',
    'tsconfig.json',
  ],
];
// Matches a city's data and drawings. They are read at run time, so a change needs no new build.
const data = /[\\/]lib[\\/]cities[\\/].*\.(?!tsx?$)[^.\\/]+$/;

export function say(line) {
  console.log(`• ${line}`);
}

/** Runs one of our scripts in the foreground. Returns whether it succeeded. */
export function run(args, { quiet = false, env = {} } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  const result = spawnSync(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  if (quiet && result.status !== 0) process.stderr.write(Buffer.concat([result.stdout, result.stderr]));
  return result.status === 0;
}

function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return data.test(place) ? [] : [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

function hashOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

function lockAt(file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
}

/** Installs packages if they differ from the lock file. `serving` skips those that only tests and benchmarks need. */
export function ensureInstalled(wanted) {
  const noted = lockAt('node_modules/.package-lock.json');
  if (isInstalled(wanted, lockAt('package-lock.json'), noted)) return;
  say(`installing the packages of package-lock.json${wanted === 'all' ? '' : ' that serving needs'}`);
  const args = [...installArgs(wanted, noted), '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status === 0) return;
  console.error('The packages could not be installed; npm says why above.');
  process.exit(1);
}

/** Builds the site if a source has changed; settings need no build. `all` keeps caches for the next build. */
export function ensureBuilt(wanted) {
  const sources = hashOf(builtFrom.flatMap((place) => filesBelow(path.join(root, place))));
  const mark = path.join(root, '.next/.built-for');
  const built = existsSync(mark) && readFileSync(mark, 'utf8');
  if (built === sources && existsSync(path.join(root, '.next/BUILD_ID'))) return;
  say('building the site');
  const folder = build(root, wanted === 'all' ? { KEEP_BUILD_STORE: '1' } : {});
  writeFileSync(path.join(folder, '.built-for'), sources);
  exchange(root, `.next-${sources.slice(0, 12)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.includes('--serving') ? 'serving' : 'all';
  ensureInstalled(wanted);
  if (process.argv.includes('--build')) ensureBuilt(wanted);
}
