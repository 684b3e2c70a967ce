import { createHash, randomUUID } from 'node:crypto';
import * as wholeDisk from 'node:fs/promises';
import path from 'node:path';
import { type Log, trouble } from '@/lib/base/log';
import type { TextStore } from '@/lib/web/shared-store/redis-store';

/** What is asked of a disk, handed in so that tests can play a full or a read-only one. */
export type Disk = Pick<typeof wholeDisk, 'mkdir' | 'writeFile' | 'readFile' | 'rename' | 'rm'>;

/** Fits any disk, and is the same after every start. */
export function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** Written whole or not at all; nothing half written stays behind. Rejects where it cannot be written. */
export async function replaceFile(
  file: string,
  content: string | Buffer,
  disk: Disk = wholeDisk,
): Promise<void> {
  // Another one for every write of every process.
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await disk.mkdir(path.dirname(file), { recursive: true });
    // Flushed before it gets its name: after a power cut there is the old copy or the new one, never an empty file.
    await disk.writeFile(draft, content, { flag: 'wx', flush: true });
    await disk.rename(draft, file);
  } catch (error) {
    await disk.rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Undefined where there is no such file. */
async function textIn(disk: Disk, file: string): Promise<string | undefined> {
  try {
    return await disk.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Over when of all copies that failed each is well again, or wanted no more. */
function folderTrouble(log: Log, folder: string, begun: string, over: string) {
  const told = trouble(log, 'error', begun, over);
  const failing = new Set<string>();
  const did = (key: string) => {
    failing.delete(key);
    if (failing.size === 0) told.ends({ folder });
  };
  /** The result; undefined where it fails, which is told. */
  async function watch<T>(key: string, work: Promise<T>): Promise<T | undefined> {
    try {
      const result = await work;
      did(key);
      return result;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      failing.add(key);
      told.begins({ folder, reason: message, code, first: key });
      return undefined;
    }
  }
  return { did, watch };
}

/** Files in a folder, each written whole or not at all; several instances may share the folder. */
export function textFiles(folder: string, log: Log, disk: Disk = wholeDisk): TextStore {
  const cannotRead = 'stored copies cannot be read; the site goes on without them';
  const cannotWrite = 'copies cannot be stored; they stay in memory and would not outlive a restart';
  const reading = folderTrouble(log, folder, cannotRead, 'stored copies can be read again');
  const writing = folderTrouble(log, folder, cannotWrite, 'copies can be stored again');
  const fileOf = (key: string) => path.join(folder, `${nameOf(key)}.json`);
  return {
    get: (key) => reading.watch(key, textIn(disk, fileOf(key))),
    set: (key, text) => writing.watch(key, replaceFile(fileOf(key), text, disk)),
    remove: (key) =>
      disk.rm(fileOf(key), { force: true }).then(
        () => {
          for (const one of [reading, writing]) one.did(key);
        },
        () => undefined,
      ),
    inReach: () => true,
  };
}

/** ms. Writes take milliseconds: an older draft was abandoned, a younger one may be another instance's. */
const longestWrite = 60_000;

/** Removes what writes that were cut off have left below a folder. */
export async function sweepDrafts(folder: string, now: number): Promise<void> {
  const names = await wholeDisk.readdir(folder, { recursive: true }).catch(() => []);
  const sweep = async (draft: string) => {
    const { mtimeMs } = await wholeDisk.stat(draft);
    if (Math.abs(now - mtimeMs) > longestWrite) await wholeDisk.rm(draft);
  };
  const drafts = names.filter((name) => name.endsWith('.tmp')).map((name) => path.join(folder, name));
  // Another instance may be faster, or the folder read-only, which is logged when a copy is stored.
  await Promise.allSettled(drafts.map(sweep));
}
