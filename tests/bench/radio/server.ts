import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The built site as a process whose use of the machine can be read. */
export type BenchServer = {
  port: number;
  /** Seconds of processor time since its start, all threads. */
  cpuSeconds: () => number;
  /** Resident memory in MB. */
  rssMb: () => number;
  end: () => Promise<void>;
};

const ticksPerSecond = 100;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Starts the built site with these settings and waits until it answers. */
export async function startServer(settings: Record<string, string>): Promise<BenchServer> {
  const port = await freePort();
  const next = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  const env = {
    ...process.env,
    PORT: String(port),
    CACHE_DIR: mkdtempSync(path.join(tmpdir(), 'bench-')),
    ...settings,
    NODE_ENV: 'production' as const,
  };
  const child = spawn(process.execPath, next, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const answers = () => fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`the site ended with ${child.exitCode}; is it built?`);
    await sleep(100);
  }
  const proc = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    port,
    cpuSeconds() {
      const fields = proc('stat').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
    },
    rssMb: () => Number(/^VmRSS:\s+(\d+)/m.exec(proc('status'))?.[1]) / 1024,
    end() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
