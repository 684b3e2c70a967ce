import { type ChildProcess, spawn } from 'node:child_process';
import { createClient } from '@redis/client';
import { freePort } from './free-port';

/** A real Redis server on loopback that does not save its data. */
export type Redis = {
  url: string;
  start: () => Promise<void>;
  /** Returns all keys in the database. */
  names: () => Promise<string[]>;
  /** Sends a command; each of its words is an argument. */
  order: (...words: string[]) => Promise<unknown>;
  /** SIGSTOP suspends the server, SIGCONT resumes it, and SIGKILL ends it and loses all data. */
  signal: (signal: NodeJS.Signals) => Promise<void>;
};

const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];

/** Resolves when the server accepts connections; rejects if it exits first. */
function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
    child.stdout?.on('data', (said) => String(said).includes('Ready to accept connections') && resolve());
  });
}

async function order(url: string, ...words: string[]): Promise<unknown> {
  const client = createClient({ url });
  await client.connect();
  try {
    return await client.sendCommand(words);
  } finally {
    client.destroy();
  }
}

/** Prepares a Redis server with a password on a free port. */
export async function openRedis(password: string): Promise<Redis> {
  const port = await freePort();
  const url = `redis://:${password}@127.0.0.1:${port}/0`;
  let child: ChildProcess | undefined;
  return {
    url,
    names: async () => (await order(url, 'KEYS', '*')) as string[],
    order: (...words) => order(url, ...words),
    async start() {
      const place = ['--port', String(port), '--requirepass', password];
      child = spawn('redis-server', [...place, ...options, '--loglevel', 'notice'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      await whenReady(child);
    },
    async signal(signal) {
      if (!child?.kill(signal) || signal !== 'SIGKILL') return;
      await new Promise((resolve) => child?.once('exit', resolve));
    },
  };
}
