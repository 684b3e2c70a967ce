import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file in one step, so that nobody ever reads half of it, even after a crash. By default, only the
 * server's user may read it.
 */
export async function writeAtomically(file: string, content: string | Buffer, mode = 0o600): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const next = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await writeFile(next, content, { mode, flag: 'wx' });
    await rename(next, file);
  } finally {
    await rm(next, { force: true });
  }
}

/** Returns the names of the JSON files in a folder, without their ending; none if there is no folder. */
export async function jsonNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.flatMap((name) => (path.extname(name) === '.json' ? path.parse(name).name : []));
}

/**
 * A value in a JSON file. Reading rejects if the file exists but is unreadable; if it returned an empty
 * value, that value would later overwrite the file.
 */
export class JsonFile<Value> {
  readonly #file: string;
  readonly #empty: Value;
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: string, empty: Value) {
    this.#file = file;
    this.#empty = empty;
  }

  async read(): Promise<Value> {
    const text = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? this.#empty : (JSON.parse(text) as Value);
  }

  /** Writes the value that `change` returns. Updates run one after another. */
  update(change: (value: Value) => Value): Promise<Value> {
    const next = this.#last.then(async () => {
      const value = change(await this.read());
      await writeAtomically(this.#file, JSON.stringify(value, null, 1));
      return value;
    });
    this.#last = next.catch(() => undefined);
    return next;
  }
}
