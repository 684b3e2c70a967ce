import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { placeOf } from '../../../scripts/programs.mjs';
import { freePort } from '../../e2e/support/free-port';
import { openNginx } from '../../e2e/support/nginx';
import { cpuSeconds, residentMb } from '../../e2e/support/site';

export type Measured = {
  name: string;
  url: string;
  cpu: () => number;
  memory: () => number;
  end: () => void;
};

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}`);
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Returns the process id of nginx's worker. */
function workerOf(master: number | undefined): number | undefined {
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').trim();
  return children ? Number(children.split(' ')[0]) : undefined;
}

/** Starts nginx in front of a server, with deploy/nginx.conf and one worker; undefined if it is not installed. */
export async function startNginx(name: string, url: string): Promise<Measured | undefined> {
  if (!placeOf('nginx')) return undefined;
  const nginx = await openNginx(Number(new URL(url).port));
  // nginx listens before its worker runs, so the worker is looked up later.
  const worker = () => workerOf(nginx.pid);
  const cpu = () => cpuSeconds(worker());
  return { name, url: nginx.url, cpu, memory: () => residentMb(worker()), end: () => void nginx.end() };
}

/** Starts one of our programs as a server on its own port, with the sample edition. */
export async function startServer(
  name: string,
  program: string[],
  cacheDir: string,
  more: Record<string, string> = {},
): Promise<Measured> {
  const port = String(await freePort());
  const own = { HOST: '127.0.0.1', PORT: port, TRUSTED_PROXIES: '1', ...more };
  const env = { MALLOC_ARENA_MAX: '2', ...process.env, ...own };
  const child = spawn(process.execPath, program, {
    env: { ...env, CACHE_DIR: cacheDir, NODE_ENV: 'production' as const },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, child);
  const cpu = () => cpuSeconds(child.pid);
  return { name, url, cpu, memory: () => residentMb(child.pid), end: () => void child.kill('SIGKILL') };
}
