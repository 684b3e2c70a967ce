import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Records as files, one a key, for copies that must outlive the process. */
export type RecordFiles<R> = {
  /** The stored record, or nothing; a damaged one counts as nothing. */
  load: (key: string) => Promise<R | undefined>;
  save: (key: string, record: R) => Promise<void>;
  remove: (key: string) => Promise<void>;
};

export type RecordShape<R> = {
  /** Changes when an older program's records can no longer be read; those are passed over in silence. */
  format: number;
  /** A record out of parsed JSON; nothing, or an error, for one that cannot be used. */
  read: (stored: unknown, key: string) => R | undefined;
};

/** Files in a folder, each written whole or not at all; what cannot be read or written is told to `complain`. */
export function recordFiles<R>(
  folder: string,
  { format, read }: RecordShape<R>,
  complain: (what: string) => void,
): RecordFiles<R> {
  const fileOf = (key: string) =>
    path.join(folder, `${createHash('sha256').update(key).digest('hex').slice(0, 32)}.json`);
  return {
    async load(key) {
      const text = await readFile(fileOf(key), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        const stored = JSON.parse(text) as { format: number; record: unknown };
        return stored.format === format ? read(stored.record, key) : undefined;
      } catch {
        complain(`the stored copy of ${key} is damaged and was passed over`);
        return undefined;
      }
    },
    async save(key, record) {
      const file = fileOf(key);
      const draft = `${file}.${process.pid}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, JSON.stringify({ format, record }));
        await rename(draft, file);
      } catch (error) {
        complain(`the copy of ${key} could not be stored: ${(error as Error).message}`);
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }).catch(() => undefined),
  };
}
