import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { temporaryFolder } from '../temporary/folder';

// Two versions of the site, one after the other, on one socket that systemd holds (deploy/site.socket).

mkdirSync('test-results', { recursive: true });
const releases = mkdtempSync(path.resolve('test-results/releases-'));
const current = path.join(releases, 'current');
let shell: ChildProcess | undefined;

function release(name: string): void {
  const folder = path.join(releases, name);
  mkdirSync(folder);
  for (const one of ['lib', 'public', 'node_modules', 'package.json', 'next.config.mjs', '.next'])
    symlinkSync(path.resolve(one), path.join(folder, one));
}

/** Points the symbolic link `current` to a release in one atomic step, like mv -T. */
function point(to: string): void {
  symlinkSync(to, `${current}-next`);
  renameSync(`${current}-next`, current);
}

/**
 * Runs the version that `current` points to. When it exits, runs the version that `current` points to by then. The
 * shell keeps the socket open.
 */
async function hold() {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as { port: number };
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
  const once = `cd ${current}; "${process.execPath}" lib/server/main.mjs & echo pid $!; wait $!; echo ended $?`;
  const env = { ...process.env, LISTEN_FDS: '1', PORT: String(port), NODE_ENV: 'production' as const };
  const child = spawn('/bin/sh', ['-c', `${once}; ${once}`], {
    env: { ...env, CACHE_DIR: temporaryFolder() },
    stdio: ['ignore', 'pipe', 'ignore', fd],
    // A process group of its own, so that a failed test can end the shell and its server together.
    detached: true,
  });
  shell = child;
  let told = '';
  child.stdout?.on('data', (piece) => (told += String(piece)));
  // From now on only the shell and the server that it runs hold the socket.
  holder.close();
  const end = () => process.kill(Number([...told.matchAll(/pid (\d+)/g)].at(-1)?.[1]), 'SIGTERM');
  return { url: `http://127.0.0.1:${port}`, end, told: () => told };
}

test('no request fails while one version replaces another', async () => {
  release('first');
  release('second');
  point('first');
  const site = await hold();
  expect((await fetch(`${site.url}/api/health?ready`)).status).toBe(200);
  let isOver = false;
  const statuses: Record<string, number> = {};
  const ask = async (address: string) => {
    while (!isOver) {
      const status = await fetch(site.url + address).then(
        async (response) => (await response.text()) && response.status,
        (error: Error) => String(error.cause ?? error),
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  const readers = ['/', '/blog', '/headlines.xml', '/api/health'].map(ask);
  point('second');
  site.end();
  await expect.poll(site.told, { timeout: 60_000 }).toMatch(/ended 0[\s\S]*localhost/);
  const before = statuses[200] ?? 0;
  await expect.poll(() => statuses[200]).toBeGreaterThan(before + 50);
  isOver = true;
  await Promise.all(readers);
  expect(Object.keys(statuses)).toEqual(['200']);
  site.end();
  await expect.poll(site.told).toMatch(/ended 0[\s\S]*ended 0/);
});

test.afterAll(() => {
  if (shell?.pid && shell.exitCode === null) process.kill(-shell.pid, 'SIGKILL');
  rmSync(releases, { recursive: true, force: true });
});
