import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port';

export type DevServer = { url: string; end: () => Promise<void> };

const program = ['scripts/start.mjs', '--dev'];

function whenReady(child: ChildProcess, output: () => string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => /open http/.test(output()) && resolve(true));
    child.once('exit', () =>
      // Only one development server can run per folder, and a developer already runs one.
      /already running/.test(output()) ? resolve(false) : reject(new Error(output())),
    );
  });
}

/** Starts npm run dev with its own port and cache; returns undefined if one already runs in this folder. */
export async function startDevServer(cacheDir: string): Promise<DevServer | undefined> {
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    CACHE_DIR: cacheDir,
    PORT: String(port),
    NODE_ENV: 'development' as const,
  };
  const child = spawn(process.execPath, program, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (!(await whenReady(child, () => output))) return undefined;
  const end = () => {
    child.kill('SIGINT');
    return ended;
  };
  return { url: `http://127.0.0.1:${port}`, end };
}
