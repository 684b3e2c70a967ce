import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Trouble } from '@/lib/base/log';
import { replaceFile } from '@/lib/freshness/records/text-files';

type FilesOptions = {
  maxBytes: number;
  /** Called with one line for each file that could not be deleted. */
  warn: (what: string) => void;
  /** Reports the problem while no file can be written. */
  writing: Trouble;
};

type Stored = { file: string; size: number; usedAt: number };

/** Returns all files below a folder, least recently used first; skips files that are deleted in the meantime. */
async function filesBelow(folder: string): Promise<Stored[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => [] as string[]);
  const stored: Stored[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts?.isFile()) stored.push({ file, size: facts.size, usedAt: facts.mtimeMs });
  }
  return stored.toSorted((one, other) => one.usedAt - other.usedAt);
}

/**
 * Deletes the least recently used pictures and old temporary files until at most `most` bytes remain; returns the
 * remaining bytes. Never rejects: a file that cannot be deleted still counts.
 */
async function sweepPictures(folder: string, most: number, { warn }: FilesOptions): Promise<number> {
  const all = await filesBelow(folder);
  let size = all.reduce((sum, one) => sum + one.size, 0);
  for (const one of all) {
    if (size <= most) break;
    try {
      await rm(one.file, { force: true });
      size -= one.size;
    } catch (error) {
      warn(`a picture could not be deleted: ${(error as Error).message}`);
    }
  }
  return size;
}

/**
 * Share of the limit that remains filled after a sweep, so that not every new picture causes another sweep.
 */
const KEPT_SHARE = 0.9;

/**
 * A folder of pictures by key (hexadecimal) with a limit of about `maxBytes`. A file is written completely or not at
 * all. Its modification time is the time of its last use, so the order survives a restart and several processes can
 * share the folder.
 */
export class PictureFiles {
  readonly #folder: string;
  readonly #options: FilesOptions;
  #total: Promise<number>;

  constructor(folder: string, options: FilesOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#total = sweepPictures(folder, options.maxBytes, options);
  }

  /** Returns the bytes of a picture; undefined if there is no file, or if a crash left it empty. */
  async load(key: string): Promise<Buffer | undefined> {
    const file = this.#fileOf(key);
    const stored = await readFile(file).catch(() => undefined);
    if (!stored?.length) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(() => undefined);
    return stored;
  }

  async save(key: string, bytes: Buffer): Promise<void> {
    try {
      await replaceFile(this.#fileOf(key), bytes);
      this.#count(bytes.length);
      this.#options.writing.ends({});
    } catch (error) {
      this.#options.writing.begins({ reason: (error as Error).message });
    }
  }

  /** Returns the total size in bytes. */
  size(): Promise<number> {
    return this.#total;
  }

  #fileOf(key: string): string {
    return path.join(this.#folder, key.slice(0, 2), key.slice(2));
  }

  #count(bytes: number): void {
    const { maxBytes } = this.#options;
    this.#total = this.#total.then((size) =>
      size + bytes > maxBytes
        ? sweepPictures(this.#folder, maxBytes * KEPT_SHARE, this.#options)
        : size + bytes,
    );
  }
}
