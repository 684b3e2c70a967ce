import { closeSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isHeic, isPicture, MAX_PHOTO_BYTES, signatureBytes } from '@/lib/base/picture-bytes';

/** `path` is where its bytes are; `version` changes with them. */
export type PhotoFile = { name: string; path: string; version: string };

/** As editors write it: also `photos/fair.jpg` and `../photos/fair.jpg`, which a previewer of posts shows. */
function bareName(written: string): string {
  return written.trim().replace(/^(?:\.{0,2}\/)*photos\//, '');
}

/** The name in the folder: exactly, else whatever its capitals. macOS may write an accent as a letter of its own. */
function nameIn(folder: string, wanted: string): string | undefined {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const [exact, loose] = [
    (name: string) => name.normalize('NFC'),
    (name: string) => name.normalize('NFC').toLowerCase(),
  ];
  return (
    names.find((name) => exact(name) === exact(wanted)) ?? names.find((name) => loose(name) === loose(wanted))
  );
}

function firstBytes(file: string): Buffer {
  const bytes = Buffer.alloc(signatureBytes);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, bytes);
  } finally {
    closeSync(opened);
  }
  return bytes;
}

function checked(folder: string, name: string): Outcome<PhotoFile> {
  const said = `photos/${name}`;
  const real = realpathSync(path.join(folder, 'photos', name));
  if (!real.startsWith(realpathSync(folder) + path.sep))
    return fail('not-a-picture', `${said} is a link that leads out of the city's folder`);
  const stats = statSync(real);
  if (!stats.isFile()) return fail('not-a-picture', `${said} is no file`);
  if (stats.size > MAX_PHOTO_BYTES)
    return fail(
      'too-large',
      `${said} has ${(stats.size / 1024 / 1024).toFixed(1)} MB: save it with at most 60`,
    );
  const start = firstBytes(real);
  if (isHeic(start)) return fail('not-a-picture', `${said} is HEIC, which cannot be read: save it as JPEG`);
  if (!isPicture(start)) return fail('not-a-picture', `${said} is no JPEG, PNG, WebP, AVIF or GIF`);
  const version = `${Math.round(stats.mtimeMs).toString(36)}-${stats.size.toString(36)}`;
  return ok({ name, path: real, version });
}

/**
 * The file that is meant by a name in the `photos/` of a city's folder, by its first bytes a picture; a failure's detail
 * says in words for editors why there is none.
 */
export function photoFile(folder: string, written: string): Outcome<PhotoFile> {
  const wanted = bareName(written);
  try {
    const name = nameIn(path.join(/*turbopackIgnore: true*/ folder, 'photos'), wanted);
    if (name !== undefined) return checked(folder, name);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') return fail('not-a-picture', `photos/${wanted} cannot be opened (${code})`);
  }
  return fail('not-a-picture', `photos/ has no ${wanted}`);
}
