import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/base/log';
import { picturesState } from '@/lib/pictures/pictures-state';
import { settings } from '@/lib/settings/settings';

const fileName = 'signing-key';
const KEY = /^[0-9a-f]{64}$/;

function stored(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8').trim();
    return KEY.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the key file. If two processes do so at the same time, the first one wins. */
function place(file: string): void {
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/**
 * Returns a key of 64 hexadecimal digits from a file with mode 0600, which is created if it is missing. Throws if the
 * file can be neither read nor written.
 */
export function persistedKey(folder: string): string {
  const file = path.join(folder, fileName);
  mkdirSync(folder, { recursive: true });
  for (const isDamaged of [false, true]) {
    // The file contains no key, for example because a full disk truncated it.
    if (isDamaged) rmSync(file, { force: true });
    place(file);
    const key = stored(file);
    if (key) return key;
  }
  throw new Error(`${file} contains no key`);
}

function keptOrPassing(folder: string): string {
  try {
    return persistedKey(folder);
  } catch (error) {
    const words = 'the signing key cannot be stored; picture addresses will change at the next start';
    log('warn', words, { error: (error as Error).message });
    return randomBytes(32).toString('hex');
  }
}

/** Returns SIGNING_KEY, or else a key that is created at the first start and stored in the cache folder. */
export function signingKey(): string {
  const { signingKey: set, cacheDir } = settings();
  if (set) return set;
  const state = picturesState();
  state.signingKey ??= keptOrPassing(path.resolve(/*turbopackIgnore: true*/ cacheDir));
  return state.signingKey;
}

/** Returns SIGNING_KEY, or else the stored key; undefined before the first start. */
export function knownKey(): string | undefined {
  const { signingKey: set, cacheDir } = settings();
  return set ?? stored(path.resolve(cacheDir, fileName));
}

/** Returns the keys whose signatures are accepted: the current key and SIGNING_KEY_BEFORE. */
export function goodKeys(): readonly string[] {
  const { signingKeyBefore } = settings();
  return signingKeyBefore ? [signingKey(), signingKeyBefore] : [signingKey()];
}
