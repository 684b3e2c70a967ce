import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { Trouble } from '@/lib/base/log';
import { replaceFile } from '@/lib/freshness/records/text-files';

type FilesOptions = {
  maxBytes: number;
  /** Told what could not be taken away, in one line. */
  complain: (what: string) => void;
  /** Told while none can be written. */
  writing: Trouble;
};

type Stored = { file: string; size: number; usedAt: number };

/** Every file below a folder, the one that was not looked at for longest first; what goes away meanwhile is passed over. */
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
 * Takes away the pictures that were not looked at for longest, and drafts that a process left, until `most` bytes are
 * left: how many are. Never rejects: a file that cannot be taken away stays and counts.
 */
async function sweepPictures(folder: string, most: number, { complain }: FilesOptions): Promise<number> {
  const all = await filesBelow(folder);
  let size = all.reduce((sum, one) => sum + one.size, 0);
  for (const one of all) {
    if (size <= most) break;
    try {
      await rm(one.file, { force: true });
      size -= one.size;
    } catch (error) {
      complain(`a picture could not be taken away: ${(error as Error).message}`);
    }
  }
  return size;
}

/** How far the folder is emptied when it is full, so that this is not done for every picture. */
const keptShare = 0.9;

/**
 * A folder of pictures by key (hexadecimal) that never holds much more than `maxBytes`: each file is written whole or
 * not at all; the time of a file says when it was last looked at, so the order
 * outlives a restart, and several processes can share the folder.
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

  /** The bytes, or nothing: also of a file that a crash of the machine left empty. */
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

  /** Bytes that they take. */
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
        ? sweepPictures(this.#folder, maxBytes * keptShare, this.#options)
        : size + bytes,
    );
  }
}
