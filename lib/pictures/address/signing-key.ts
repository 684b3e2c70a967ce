import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { log } from '@/lib/base/log';
import { processWide } from '@/lib/base/process-wide';
import { persistedKey } from '@/lib/pictures/address/persisted-key';
import { settings } from '@/lib/settings/settings';

function keptOrPassing(folder: string): string {
  try {
    return persistedKey(folder);
  } catch (error) {
    const words = 'the signing key cannot be kept; addresses of pictures will change with the next start';
    log('warn', words, { error: (error as Error).message });
    return randomBytes(32).toString('hex');
  }
}

/** SIGNING_KEY, or a key made at the first start and kept in the cache folder. */
export function signingKey(): string {
  const { signingKey: set, cacheDir } = settings();
  if (set) return set;
  // A key that could not be stored must still be the same for all.
  return processWide('signing key', () => keptOrPassing(path.resolve(/*turbopackIgnore: true*/ cacheDir)));
}
