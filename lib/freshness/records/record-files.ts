import { randomUUID } from 'node:crypto';
import * as wholeDisk from 'node:fs/promises';
import path from 'node:path';
import type { DiskReporter } from '@/lib/freshness/records/disk-reporter';
import {
  goodAtIn,
  nameOf,
  type RecordShape,
  type RecordStore,
  recordIn,
  textOf,
} from '@/lib/freshness/records/record-store';
import type { Timed } from '@/lib/freshness/timed';

/** What is asked of a disk, handed in so that tests can play a full or a read-only one. */
export type Disk = Pick<typeof wholeDisk, 'mkdir' | 'open' | 'readFile' | 'rename' | 'rm'>;

export type RecordRoom = { folder: string; reporter: DiskReporter; now: () => number; disk?: Disk };

function fileOf(folder: string, key: string): string {
  return path.join(folder, `${nameOf(key)}.json`);
}

/** The name of an unfinished write, another one for every write of every process. */
function draftOf(file: string): string {
  return `${file}.${randomUUID()}.tmp`;
}

// Synced before it gets its name: after a power cut there is the old copy or the new one, never an empty file.
async function writeWhole(disk: Disk, file: string, text: string): Promise<void> {
  const handle = await disk.open(file, 'wx');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

type Write = { file: string; text: string; isOutdone: () => Promise<boolean> };

/** Puts a text in the place of a file unless that is outdone by then; leaves nothing half written behind. */
async function replaceFile(disk: Disk, { file, text, isOutdone }: Write): Promise<void> {
  const draft = draftOf(file);
  try {
    await disk.mkdir(path.dirname(file), { recursive: true });
    await writeWhole(disk, draft, text);
    // Looked at last, so that hardly any time is left for another instance to write in between.
    if (await isOutdone()) await disk.rm(draft, { force: true });
    else await disk.rename(draft, file);
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

/** Undefined also where it cannot be read, which is reported. */
async function storedText(
  { folder, reporter, disk = wholeDisk }: RecordRoom,
  key: string,
): Promise<string | undefined> {
  try {
    const text = await textIn(disk, fileOf(folder, key));
    reporter.did('read', key);
    return text;
  } catch (error) {
    reporter.failed('read', key, error);
    return undefined;
  }
}

/** Files in a folder, each written whole or not at all; several instances may share the folder. */
export function recordFiles<R extends Timed>(room: RecordRoom, shape: RecordShape<R>): RecordStore<R> {
  const { folder, reporter, now, disk = wholeDisk } = room;
  return {
    async load(key) {
      const text = await storedText(room, key);
      if (text === undefined) return undefined;
      try {
        return recordIn(shape, text, key);
      } catch {
        reporter.damaged(key);
        return undefined;
      }
    },
    async save(key, record) {
      const isOutdone = async () =>
        goodAtIn(shape.format, await storedText(room, key), now()) > record.goodAt;
      try {
        await replaceFile(disk, { file: fileOf(folder, key), text: textOf(shape, record), isOutdone });
        reporter.did('write', key);
      } catch (error) {
        reporter.failed('write', key, error);
      }
    },
    async remove(key) {
      reporter.removed(key);
      await disk.rm(fileOf(folder, key), { force: true }).catch(() => undefined);
    },
  };
}

/** ms. Writes take milliseconds: an older draft was abandoned, a younger one may be another instance's. */
const longestWrite = 60_000;

async function isLeft(file: string, now: number): Promise<boolean> {
  return Math.abs(now - (await wholeDisk.stat(file)).mtimeMs) > longestWrite;
}

async function removed(file: string, now: number): Promise<number> {
  try {
    if (!(await isLeft(file, now))) return 0;
    await wholeDisk.rm(file);
    return 1;
  } catch {
    // Another instance was faster, or the folder is read-only, which is logged when a copy is stored.
    return 0;
  }
}

export async function sweepDrafts(folder: string, now: number): Promise<number> {
  const names = await wholeDisk.readdir(folder, { recursive: true }).catch(() => []);
  const drafts = names.filter((name) => name.endsWith('.tmp')).map((name) => path.join(folder, name));
  const counts = await Promise.all(drafts.map((file) => removed(file, now)));
  return counts.reduce((sum, count) => sum + count, 0);
}
