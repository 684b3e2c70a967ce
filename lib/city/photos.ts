import { type InsideEntry, listInside, readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isHeic, isPicture, MAX_PHOTO_BYTES, SIGNATURE_BYTES } from '@/lib/base/picture-bytes';

/** `path` is absolute. `version` changes with the file's content. */
export type PhotoFile = { name: string; path: string; version: string };

/** Removes folders from a photo's name, because Markdown previewers need `photos/fair.jpg` or `../photos/fair.jpg`. */
function bareName(written: string): string {
  return written.trim().replace(/^(?:\.{0,2}\/)*photos\//, '');
}

/** Finds a file by its exact name, else ignoring case. Compares names in NFC, because macOS decomposes accents. */
function nameIn(entries: readonly InsideEntry[], wanted: string): string | undefined {
  const names = entries.map(({ name }) => name);
  const [exact, loose] = [
    (name: string) => name.normalize('NFC'),
    (name: string) => name.normalize('NFC').toLowerCase(),
  ];
  return (
    names.find((name) => exact(name) === exact(wanted)) ?? names.find((name) => loose(name) === loose(wanted))
  );
}

async function checked(folder: string, name: string): Promise<Outcome<PhotoFile>> {
  const file = `photos/${name}`;
  const read = await readInside(folder, file, { maxBytes: MAX_PHOTO_BYTES, firstBytes: SIGNATURE_BYTES });
  if (!read.ok) {
    const { reason, detail } = read.failure;
    return fail(reason, `${file} ${detail}${reason === 'too-large' ? ': save it smaller' : ''}`);
  }
  const { bytes, path, size, modified } = read.value;
  if (isHeic(bytes)) return fail('not-a-picture', `${file} is HEIC, which cannot be read: save it as JPEG`);
  if (!isPicture(bytes)) return fail('not-a-picture', `${file} is no JPEG, PNG, WebP, AVIF or GIF`);
  const version = `${Math.round(modified.getTime()).toString(36)}-${size.toString(36)}`;
  return ok({ name, path, version });
}

/** Finds a photo in a city's `photos/` and checks its type by its bytes. A failure tells editors what is wrong. */
export async function photoFile(folder: string, written: string): Promise<Outcome<PhotoFile>> {
  const wanted = bareName(written);
  const none = fail('not-a-picture', `photos/ has no ${wanted}`);
  if (!/^[^./\0][^/\0]*$/.test(wanted)) return none;
  const exact = await checked(folder, wanted);
  if (exact.ok || exact.failure.reason !== 'no-file') return exact;
  const listed = await listInside(folder, 'photos');
  if (!listed.ok && listed.failure.reason !== 'no-file')
    return fail('not-a-picture', `photos/ ${listed.failure.detail}`);
  const name = listed.ok ? nameIn(listed.value, wanted) : undefined;
  return name === undefined ? none : checked(folder, name);
}
