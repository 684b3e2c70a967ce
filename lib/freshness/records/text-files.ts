import { createHash, randomUUID } from 'node:crypto';
import * as wholeDisk from 'node:fs/promises';
import path from 'node:path';
import { type Log, trouble } from '@/lib/base/log';
import type { TextStore } from '@/lib/web/shared-store/redis-store';

/** File operations. They are a parameter so that tests can simulate a full or read-only disk. */
export type Disk = Pick<typeof wholeDisk, 'mkdir' | 'writeFile' | 'readFile' | 'rename' | 'rm'>;

/** Returns a stable file name for a key. It is valid on any file system. */
export function nameOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** Writes a file completely or not at all; rejects if it cannot be written. */
export async function replaceFile(
  file: string,
  content: string | Buffer,
  disk: Disk = wholeDisk,
): Promise<void> {
  // This name is unique for each write of each process.
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await disk.mkdir(path.dirname(file), { recursive: true });
    // Flush before renaming. After a power failure, there is either the old copy or the new one, never an empty file.
    await disk.writeFile(draft, content, { flag: 'wx', flush: true });
    await disk.rename(draft, file);
  } catch (error) {
    await disk.rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Returns the text of a file; undefined if the file does not exist. */
async function textIn(disk: Disk, file: string): Promise<string | undefined> {
  try {
    return await disk.readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Logs a folder's problem once, and logs that it is over when all copies can be read or written again. */
function folderTrouble(log: Log, folder: string, begun: string, over: string) {
  const state = trouble(log, 'error', begun, over);
  const failing = new Set<string>();
  const succeed = (key: string) => {
    failing.delete(key);
    if (failing.size === 0) state.ends({ folder });
  };
  /** Returns the result of `work`. If `work` fails, logs the failure and returns undefined. */
  async function watch<T>(key: string, work: Promise<T>): Promise<T | undefined> {
    try {
      const result = await work;
      succeed(key);
      return result;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      failing.add(key);
      state.begins({ folder, reason: message, code, first: key });
      return undefined;
    }
  }
  return { succeed, watch };
}

/** Returns a text store that uses files in a folder. Several instances may share the folder. */
export function textFiles(folder: string, log: Log, disk: Disk = wholeDisk): TextStore {
  const cannotRead = 'stored copies cannot be read; the site continues without them';
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
          for (const each of [reading, writing]) each.succeed(key);
        },
        () => undefined,
      ),
    inReach: () => true,
  };
}

/** Age at which a temporary file counts as abandoned. A newer file may belong to another instance. */
const MAX_WRITE_MS = 60_000;

/** Removes temporary files in a folder that interrupted writes left behind. */
export async function sweepDrafts(folder: string, now: number): Promise<void> {
  const names = await wholeDisk.readdir(folder, { recursive: true }).catch(() => []);
  const sweep = async (draft: string) => {
    const { mtimeMs } = await wholeDisk.stat(draft);
    if (Math.abs(now - mtimeMs) > MAX_WRITE_MS) await wholeDisk.rm(draft);
  };
  const drafts = names.filter((name) => name.endsWith('.tmp')).map((name) => path.join(folder, name));
  // Failures are ignored: another instance may have been faster, and the next write reports a read-only folder.
  await Promise.allSettled(drafts.map(sweep));
}
