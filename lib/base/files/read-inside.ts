import { constants, type Dirent } from 'node:fs';
import { type FileHandle, lstat, open, opendir, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { fail, type Outcome, ok } from '@/lib/base/outcome';

/** `path` has symbolic links resolved. `size` is the size of the complete file. */
type InsideFile = { bytes: Buffer; path: string; size: number; modified: Date };

/** `firstBytes`: number of bytes to read; `maxBytes` still limits the size of the file. */
type ReadLimits = { maxBytes: number; firstBytes?: number; timeoutMs?: number };

const TIMEOUT_MS = 10_000;
/** A city has a few hundred files; a folder with more entries than this is a mistake. */
const MAX_ENTRIES = 20_000;

/**
 * Flags that prevent blocking on a pipe or device, acquiring a terminal, and following a symbolic link that replaced
 * the file.
 */
const flags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY | constants.O_NOFOLLOW;

const outside = fail('unsafe-file', 'is a link that leads out of the folder');
const wordsOfCode: Readonly<Record<string, string>> = {
  ELOOP: 'is a link that leads to itself',
  EACCES: 'may not be read by the server: change its permissions',
  EPERM: 'may not be read by the server: change its permissions',
};

function failureOf(error: NodeJS.ErrnoException, timeoutMs: number): Outcome<never> {
  const { code = '', name, message } = error;
  if (name === 'TimeoutError') return fail('timeout', `could not be read within ${timeoutMs / 1000} seconds`);
  if (code === 'ENOENT' || code === 'ENOTDIR') return fail('no-file', 'is not there');
  return fail('unsafe-file', wordsOfCode[code] ?? `cannot be opened (${code || message})`);
}

/** Number of intervals into which a deadline is divided. */
const STEPS = 10;

/**
 * Rejects with a TimeoutError if `work` takes longer than `timeoutMs`. A blocked event loop counts as at most a tenth
 * of the time, so a busy process does not look like a slow disk. The work is not interrupted; a late result is ignored.
 */
export async function withDeadline<T>(timeoutMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    let steps = 0;
    timer = setInterval(() => {
      steps += 1;
      if (steps === STEPS) reject(new DOMException('too late', 'TimeoutError'));
    }, timeoutMs / STEPS);
  });
  try {
    return await Promise.race([work(), expired]);
  } finally {
    clearInterval(timer);
  }
}

/** Runs `work` with a deadline and turns exceptions into failures. */
function guarded<T>(timeoutMs: number, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  return withDeadline(timeoutMs, work).catch((error) => failureOf(error, timeoutMs));
}

/** Returns the real path of `name` if it is inside the real path of `folder`, which may itself be a symbolic link. */
async function realInside(folder: string, name: string): Promise<Outcome<string>> {
  const root = await realpath(folder);
  const wanted = path.join(root, name);
  await lstat(wanted);
  const real = await realpath(wanted).catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (real === undefined) return fail('unsafe-file', 'is a link that leads nowhere');
  const [first] = path.relative(root, real).split(path.sep);
  return first === '..' ? outside : ok(real);
}

async function bytesOf(handle: FileHandle, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // `end` is inclusive.
  const stream = handle.createReadStream({
    start: 0,
    end: count - 1,
    autoClose: false,
    highWaterMark: 1 << 18,
  });
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readOpened(
  handle: FileHandle,
  real: string,
  limits: ReadLimits,
): Promise<Outcome<InsideFile>> {
  const { maxBytes, firstBytes } = limits;
  // Linux reports the real path of an open file, even if a folder on its path was replaced in the meantime.
  const opened = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => real);
  if (opened !== real) return fail('unsafe-file', 'changed while it was opened');
  const stats = await handle.stat();
  if (stats.isDirectory()) return fail('unsafe-file', 'is a folder, not a file');
  if (!stats.isFile()) return fail('unsafe-file', 'is a pipe or a device, not a file');
  const tooLarge = fail('too-large', `is larger than ${sizeInWords(maxBytes)}`);
  if (stats.size > maxBytes) return tooLarge;
  const bytes = await bytesOf(handle, firstBytes ?? maxBytes + 1);
  if (bytes.length > maxBytes) return tooLarge;
  return ok({ bytes, path: real, size: stats.size, modified: stats.mtime });
}

function sizeInWords(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;
}

/**
 * Reads a regular file whose real path is inside a folder, such as `posts/fair.md` in a city's folder. A failure's
 * detail continues a sentence that begins with the file's name; its reason is `no-file`, `unsafe-file`, `too-large` or
 * `timeout`. Never rejects.
 */
export function readInside(folder: string, name: string, limits: ReadLimits): Promise<Outcome<InsideFile>> {
  return guarded(limits.timeoutMs ?? TIMEOUT_MS, async () => {
    const real = await realInside(folder, name);
    if (!real.ok) return real;
    // The type is checked first, because opening some devices has side effects.
    const stats = await lstat(real.value);
    if (!stats.isFile() && !stats.isDirectory())
      return fail('unsafe-file', 'is a pipe or a device, not a file');
    const handle = await open(real.value, flags);
    try {
      return await readOpened(handle, real.value, limits);
    } finally {
      await handle.close();
    }
  });
}

/**
 * `state` changes when the file is written or its permissions change. `refusal`: why a symbolic link is not followed.
 */
export type InsideEntry = { name: string; isFolder: boolean; state: string; refusal?: string };

async function entryOf(folder: string, name: string, entry: Dirent): Promise<InsideEntry> {
  const isLink = entry.isSymbolicLink();
  const real = isLink
    ? await realInside(folder, path.join(name, entry.name)).catch(() => outside)
    : undefined;
  if (real?.ok === false) {
    const { detail } = real.failure;
    return { name: entry.name, isFolder: false, state: detail, refusal: detail };
  }
  const place = real?.value ?? path.join(folder, name, entry.name);
  // The file may have been deleted since the folder was listed.
  const stats = await lstat(place).catch(() => undefined);
  const state = `${stats?.mtimeMs} ${stats?.size} ${stats?.mode}`;
  return { name: entry.name, isFolder: stats?.isDirectory() === true, state };
}

/**
 * Lists a folder inside a folder, sorted by name, without hidden files. A symbolic link that points outside the
 * folder, to itself or to nothing has a `refusal`. Never rejects.
 */
export function listInside(
  folder: string,
  name = '',
  { maxEntries = MAX_ENTRIES, timeoutMs = TIMEOUT_MS } = {},
): Promise<Outcome<InsideEntry[]>> {
  return guarded(timeoutMs, async () => {
    const real = await realInside(folder, name);
    if (!real.ok) return real;
    const found: Dirent[] = [];
    for await (const entry of await opendir(real.value))
      if (found.push(entry) > maxEntries) return fail('too-large', `holds more than ${maxEntries} files`);
    const seen = found.filter((entry) => !entry.name.startsWith('.'));
    const entries = await Promise.all(seen.map((entry) => entryOf(folder, name, entry)));
    return ok(entries.toSorted((one, other) => (one.name < other.name ? -1 : 1)));
  });
}
