// Builds the site beside the one that runs. No dependencies: scripts/ready.mjs runs before anything is installed.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The folder of a build under way; tsconfig.json names it, so that the framework leaves that file alone. */
const folder = '.next-build';
/** MB. A build in one go takes 1,300. */
const plenty = 1500;

/** Compiles first and makes pages then, each in a process of its own, with one thread and little for JavaScript. */
const small = {
  steps: ['compile', 'generate'].map((mode) => ['--experimental-build-mode', mode]),
  env: {
    SMALL_BUILD: '1',
    TOKIO_WORKER_THREADS: '1',
    TURBO_TASKS_AVAILABLE_PARALLELISM: '1',
    NODE_OPTIONS: '--max-old-space-size=400',
  },
};

/** What to say of a build that ended with this signal or these words, when so many MB were free before. */
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

/** Makes a build, whose folder it returns. Where memory is short it takes longer. A failure ends the process. */
export function build(root, more) {
  const made = path.join(root, folder);
  const kept = path.join(root, '.next/cache');
  if (more.KEEP_BUILD_STORE && fs.existsSync(kept) && !fs.existsSync(path.join(made, 'cache'))) {
    fs.mkdirSync(made, { recursive: true });
    fs.renameSync(kept, path.join(made, 'cache'));
  }
  const free = Math.floor(process.availableMemory() / 2 ** 20);
  const { steps, env } = free < plenty ? small : { steps: [[]], env: {} };
  const base = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BUILD_FOLDER: folder };
  for (const args of steps) next(root, args, { ...process.env, ...base, ...env, ...more }, free);
  // The framework notes there where types are, for editors.
  const types = path.join(root, 'next-env.d.ts');
  if (fs.existsSync(types))
    fs.writeFileSync(types, fs.readFileSync(types, 'utf8').replaceAll(folder, '.next'));
  return made;
}

/**
 * Puts the new build in the place of the old one: .next is a symbolic link, which changes in one step. A process that runs
 * keeps the build that it started with, which stays until the next one.
 */
export function exchange(root, name) {
  const [at, served, link] = [name, '.next', '.next-link'].map((one) => path.join(root, one));
  fs.rmSync(at, { recursive: true, force: true });
  fs.renameSync(path.join(root, folder), at);
  // Of npm run dev, which may run.
  const tools = path.join(served, 'dev');
  if (fs.existsSync(tools)) fs.renameSync(tools, path.join(at, 'dev'));
  const state = fs.lstatSync(served, { throwIfNoEntry: false });
  const before = state?.isSymbolicLink() ? path.basename(fs.readlinkSync(served)) : '.next-before';
  // Of a version without links, or of tools alone.
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
