import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A subscriber with a real feed reader and a folder of its own. */
export type Newsboat = {
  /** Takes over the feeds of an OPML file; gives their addresses. */
  subscribe: (opml: string) => Promise<string[]>;
  /** Fetches all feeds. */
  reload: () => Promise<void>;
  /** How many articles it has that were not read. */
  unread: () => Promise<number>;
  /** Marks articles as read by their ids. */
  read: (ids: readonly string[]) => Promise<void>;
  /** The ids of the articles that were read. */
  readIds: () => Promise<string[]>;
};

async function run(home: string, args: readonly string[]): Promise<string> {
  // It wants a home and a language; it gets none of the user's.
  const env = { PATH: process.env.PATH ?? '', HOME: home, LANG: 'C.UTF-8', NODE_ENV: 'test' as const };
  return (await promisify(execFile)('newsboat', args, { env, timeout: 60_000 })).stdout;
}

/** Opens a newsboat without feeds. */
export function openNewsboat(): Newsboat {
  const home = mkdtempSync(path.join(tmpdir(), 'newsboat-'));
  const file = (name: string) => path.join(home, name);
  writeFileSync(file('config'), 'auto-reload no\n');
  writeFileSync(file('urls'), '');
  const base = ['-C', file('config'), '-u', file('urls'), '-c', file('cache.db')];
  return {
    async subscribe(opml) {
      writeFileSync(file('feeds.opml'), opml);
      await run(home, [...base, '-i', file('feeds.opml')]);
      return readFileSync(file('urls'), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(' ')[0] as string);
    },
    reload: async () => void (await run(home, [...base, '-x', 'reload'])),
    unread: async () => Number(/\d+/.exec(await run(home, [...base, '-x', 'print-unread']))?.[0]),
    async read(ids) {
      writeFileSync(file('read'), `${ids.join('\n')}\n`);
      await run(home, [...base, '-I', file('read')]);
    },
    async readIds() {
      await run(home, [...base, '-E', file('told')]);
      return readFileSync(file('told'), 'utf8').split('\n').filter(Boolean);
    },
  };
}
