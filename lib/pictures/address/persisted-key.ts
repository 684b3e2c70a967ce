import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fileName = 'signing-key';
const whole = /^[0-9a-f]{64}$/;

function stored(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return whole.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

function unlessThere(act: () => void): void {
  try {
    act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

const ours = { mode: 0o600, flag: 'wx' } as const;

/** Puts a key in its place, whole or not at all; of two processes that do so at once, the first has its way. */
function place(file: string): void {
  const key = `${randomBytes(32).toString('hex')}\n`;
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  writeFileSync(draft, key, ours);
  try {
    unlessThere(() => linkSync(draft, file));
  } catch {
    // A file system without links; so few bytes are written in one go.
    unlessThere(() => writeFileSync(file, key, ours));
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * The key that is kept in a folder (64 hexadecimal digits, mode 0600), made when there is none; every process that
 * asks gets the same. Throws when it can be neither read nor written.
 */
export function persistedKey(folder: string): string {
  const file = path.join(folder, fileName);
  const known = stored(file);
  if (known) return known;
  mkdirSync(folder, { recursive: true });
  place(file);
  const placed = stored(file);
  if (placed) return placed;
  // What stands there is no key: a file cut short by a full disk, say.
  rmSync(file, { force: true });
  place(file);
  const renewed = stored(file);
  if (!renewed) throw new Error(`${file} holds no key`);
  return renewed;
}
