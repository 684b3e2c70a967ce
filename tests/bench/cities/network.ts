import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

export type Network = {
  /** Value for FEED_PROXY_URL. */
  proxyUrl: string;
  publish: (url: string) => Promise<void>;
  /** Returns request times in ms since 1970, by address. */
  asked: () => Promise<Map<string, number[]>>;
  end: () => void;
};

export async function startNetwork(): Promise<Network> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'network-feeds.mjs'));
  const port = await new Promise((resolve) => child.once('message', resolve));
  const base = `http://127.0.0.1:${port}`;
  return {
    proxyUrl: `${base}/?url=`,
    publish: async (url) => {
      await fetch(`${base}/edition?url=${encodeURIComponent(url)}`, { method: 'PUT' });
    },
    asked: async () => new Map((await (await fetch(`${base}/asked`)).json()) as [string, number[]][]),
    end: () => void child.kill(),
  };
}
