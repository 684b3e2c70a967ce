import { createHash, randomUUID } from 'node:crypto';
import * as wholeDisk from 'node:fs/promises';
import path from 'node:path';
import type { DiskVoice } from '@/lib/freshness/disk-voice';
import { clockSlack } from '@/lib/freshness/refresh-policy';
import type { Timed } from '@/lib/freshness/timed';

/** Records as files, one a key, for copies that must outlive the process. None of its functions throws for the disk. */
export type RecordFiles<R> = {
  /** The stored record, or nothing; a damaged one counts as nothing. */
  load: (key: string) => Promise<R | undefined>;
  /** Stores a record, unless another instance has stored a newer good copy. */
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

export type RecordShape<R> = {
  /** Changes when an older program's records can no longer be read; those are passed over in silence. */
  format: number;
  /** A record out of parsed JSON; nothing, or an error, for one that cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

/** What is asked of a disk, handed in so that tests can play a full or a read-only one. */
export type Disk = Pick<typeof wholeDisk, 'mkdir' | 'open' | 'readFile' | 'rename' | 'rm'>;

export type RecordRoom = { folder: string; voice: DiskVoice; now: () => number; disk?: Disk };

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

/** When the copy in a file was good; 0 for none, for a damaged one, and for one from a future that is none of ours. */
function goodAtOf(text: string, format: number, now: number): number {
  try {
    const stored = JSON.parse(text) as { format?: number; record?: { goodAt?: unknown } };
    const goodAt = stored.format === format ? stored.record?.goodAt : 0;
    return typeof goodAt === 'number' && goodAt <= now + clockSlack ? goodAt : 0;
  } catch {
    return 0;
  }
}

/** Files in a folder, each written whole or not at all; several instances may share the folder. */
export function recordFiles<R extends Timed>(room: RecordRoom, shape: RecordShape<R>): RecordFiles<R> {
  const { folder, voice, now, disk = wholeDisk } = room;
  const { format, read } = shape;
  const fileOf = (key: string) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);

  async function textOf(key: string): Promise<string | undefined> {
    try {
      return await disk.readFile(fileOf(key), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') voice.failed('read', key, error);
      return undefined;
    }
  }

  /** Looked at last, so that hardly any time is left for another instance to write in between. */
  async function isOutdone(key: string, record: R): Promise<boolean> {
    const text = await textOf(key);
    return text !== undefined && goodAtOf(text, format, now()) > record.goodAt;
  }

  return {
    async load(key) {
      const text = await textOf(key);
      if (text === undefined) return undefined;
      try {
        const stored = JSON.parse(text) as { format: number; record: unknown };
        return stored.format === format ? read(stored.record, key) : undefined;
      } catch {
        voice.damaged(key);
        return undefined;
      }
    },
    async save(key, record) {
      const draft = draftOf(fileOf(key));
      try {
        await disk.mkdir(folder, { recursive: true });
        await writeWhole(disk, draft, JSON.stringify({ format, record }));
        if (await isOutdone(key, record)) await disk.rm(draft, { force: true });
        else await disk.rename(draft, fileOf(key));
        voice.wrote(key);
      } catch (error) {
        await disk.rm(draft, { force: true }).catch(() => undefined);
        voice.failed('write', key, error);
      }
    },
    remove: (key) => disk.rm(fileOf(key), { force: true }).catch(() => undefined),
  };
}
