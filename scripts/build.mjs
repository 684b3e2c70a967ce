// Builds the site without touching the running one. Uses no dependencies: it may run before the first install.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Folder of a build in progress. tsconfig.json includes it; otherwise Next.js would edit that file. */
const BUILD_FOLDER = '.next-build';
/** Minimum available memory in MB for a full build, which needs 1,300. With less, the build runs in small steps. */
const FULL_BUILD_MB = 1500;

/** Steps for little memory: compiles, then generates pages, in two single-threaded processes with a small heap. */
const small = {
  steps: ['compile', 'generate'].map((mode) => ['--experimental-build-mode', mode]),
  env: {
    SMALL_BUILD: '1',
    TOKIO_WORKER_THREADS: '1',
    TURBO_TASKS_AVAILABLE_PARALLELISM: '1',
    NODE_OPTIONS: '--max-old-space-size=400',
  },
};

/** Returns an error message for a failed build. `free`: MB that were available at its start. */
export function whyFailed(signal, words, free) {
  if (signal !== 'SIGKILL' && !words.includes('SIGKILL'))
    return 'The site could not be built; the reason is above.';
  return [
    `The site could not be built: the system ended the build (SIGKILL), as it does where memory is out; ${free} MB were`,
    'free when it began, and a build takes 850. End other programs or add swap; or make an archive on a larger',
    'machine with npm run pack, and only unpack it here (docs/operating.md). The site that runs is as it was.',
  ].join(' ');
}

function next(root, args, env, free) {
  const all = ['node_modules/next/dist/bin/next', 'build', ...args];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, all, { cwd: root, env });
  if (status === 0) return;
  process.stderr.write(Buffer.concat([stdout, stderr]));
  console.error(whyFailed(signal, `${stdout}${stderr}`, free));
  process.exit(1);
}

/** Builds the site and returns the folder. Slower if memory is short. Exits the process on failure. */
export function build(root, more) {
  const folder = path.join(root, BUILD_FOLDER);
  const kept = path.join(root, '.next/cache');
  if (more.KEEP_BUILD_STORE && fs.existsSync(kept) && !fs.existsSync(path.join(folder, 'cache'))) {
    fs.mkdirSync(folder, { recursive: true });
    fs.renameSync(kept, path.join(folder, 'cache'));
  }
  const free = Math.floor(process.availableMemory() / 2 ** 20);
  const { steps, env } = free < FULL_BUILD_MB ? small : { steps: [[]], env: {} };
  const base = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_FOLDER };
  for (const args of steps) next(root, args, { ...process.env, ...base, ...env, ...more }, free);
  // Next.js writes the location of its types here. Editors need the final folder.
  const types = path.join(root, 'next-env.d.ts');
  if (fs.existsSync(types))
    fs.writeFileSync(types, fs.readFileSync(types, 'utf8').replaceAll(BUILD_FOLDER, '.next'));
  return folder;
}

/**
 * Replaces the old build by atomically changing the symbolic link .next. The running process keeps the old build, which
 * is deleted when the next build replaces this one.
 */
export function exchange(root, name) {
  const [at, served, link] = [name, '.next', '.next-link'].map((one) => path.join(root, one));
  fs.rmSync(at, { recursive: true, force: true });
  fs.renameSync(path.join(root, BUILD_FOLDER), at);
  // npm run dev uses this folder and may be running.
  const tools = path.join(served, 'dev');
  if (fs.existsSync(tools)) fs.renameSync(tools, path.join(at, 'dev'));
  const state = fs.lstatSync(served, { throwIfNoEntry: false });
  const before = state?.isSymbolicLink() ? path.basename(fs.readlinkSync(served)) : '.next-before';
  // If .next is a folder and not a symbolic link, npm run dev or an old version of this script created it.
  if (state?.isDirectory()) {
    fs.rmSync(path.join(root, before), { recursive: true, force: true });
    fs.renameSync(served, path.join(root, before));
  }
  fs.rmSync(link, { force: true });
  fs.symlinkSync(name, link, 'junction');
  fs.renameSync(link, served);
  const old = fs.readdirSync(root).filter((one) => /^\.next-/.test(one) && one !== name && one !== before);
  for (const one of old) fs.rmSync(path.join(root, one), { recursive: true, force: true });
}
