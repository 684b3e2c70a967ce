import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporary/folder';
import { freePort } from './free-port';

export type Page = { status: number; html: string; ms: number; headers: Headers };

/** A running site, as its readers reach it. */
export type RunningSite = {
  url: string;
  port: number;
  /** When the process was started, in ms since the epoch. */
  startedAt: number;
  /** Requests a page without scripts, and does not follow redirects. */
  get: (path: string) => Promise<Page>;
  /** Returns the feeds' states in /api/health?ready, by section key. */
  health: () => Promise<
    Record<string, { items: number; fails: number; failure?: string; ageSeconds?: number }>
  >;
};

/** A running copy of the built site with its own port and cache. */
export type Site = RunningSite & {
  cacheDir: string;
  /** Returns the resident memory in MB. */
  memory: () => number;
  /** Returns the log output so far. */
  log: () => string;
  /** Closes the pipe to which the site logs. */
  closeLog: () => void;
  /** Returns the CPU seconds used so far. */
  cpu: () => number;
  /** Sends the process a signal, by default SIGKILL; resolves with its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Resolves when the site responds; rejects if it exits first. */
function whenReady(child: ChildProcess, url: string, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const knock = () => {
      if (child.exitCode !== null)
        return reject(new Error(`the site ended with ${child.exitCode}: ${output()}`));
      fetch(`${url}/api/health`).then(
        () => resolve(),
        () => setTimeout(knock, 50),
      );
    };
    knock();
  });
}

const programs = {
  /**
   * The server process, without a parent script, so that SIGKILL ends it directly. It ends too soon to benefit from
   * V8's optimizing compiler, which would take a quarter of its CPU time.
   */
  server: ['--no-opt', 'lib/server/main.mjs'],
  /** The server process with the optimizing compiler, for benchmarks. */
  optimized: ['lib/server/main.mjs'],
  /** The script that npm start runs. */
  start: ['scripts/start.mjs'],
  /** Next.js without this project's server. */
  plain: [path.resolve('node_modules/next/dist/bin/next'), 'start', '-H', '127.0.0.1'],
};

async function get(url: string): Promise<Page> {
  const start = performance.now();
  const response = await fetch(url, { redirect: 'manual' });
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - start, headers: response.headers };
}

async function health(url: string): ReturnType<Site['health']> {
  const { html } = await get(`${url}/api/health?ready`);
  const { feeds } = JSON.parse(html) as {
    feeds: { url: string; items: number; fails: number; failure?: string }[];
  };
  return Object.fromEntries(feeds.map((feed) => [/([\w-]+)(\.xml)?$/.exec(feed.url)?.[1] ?? feed.url, feed]));
}

/** Returns a process's user and system time in seconds, from /proc. */
export function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns a process's resident memory in MB. */
export function residentMb(pid: number | undefined): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Returns the site that listens on a loopback port. */
export function siteAt(port: number, startedAt: number): RunningSite {
  const url = `http://127.0.0.1:${port}`;
  return { url, port, startedAt, get: (place) => get(url + place), health: () => health(url) };
}

/** Starts the built site with these settings and waits until it responds. `folder`: where it was built. */
export async function startSite(
  settings: Record<string, string> = {},
  program: keyof typeof programs = 'server',
  folder = process.cwd(),
): Promise<Site> {
  const port = await freePort();
  const cacheDir = settings.CACHE_DIR ?? temporaryFolder();
  const env = {
    // The same value as with npm start.
    MALLOC_ARENA_MAX: '2',
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    // Tests never call the real weather service.
    WEATHER_URL: 'none',
    NODE_ENV: 'production' as const,
    // Edited files are read within a second. The tests of the desk use the default.
    CITIES_REFRESH_SECONDS: '1',
    ...settings,
    CACHE_DIR: cacheDir,
  };
  const startedAt = Date.now();
  const child = spawn(process.execPath, programs[program], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const site = siteAt(port, startedAt);
  await whenReady(child, site.url, () => output);
  return {
    ...site,
    cacheDir,
    memory: () => residentMb(child.pid),
    log: () => output,
    closeLog: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    cpu: () => cpuSeconds(child.pid),
    end: (signal = 'SIGKILL') => {
      child.kill(signal);
      return ended;
    },
  };
}
