import { type InsideEntry, listInside, readInside } from '@/lib/base/files/read-inside';
import { fail, type Outcome, ok } from '@/lib/base/outcome';
import { isHeic, isPicture, MAX_PHOTO_BYTES, signatureBytes } from '@/lib/base/picture-bytes';

/** `path` is where its bytes are; `version` changes with them. */
export type PhotoFile = { name: string; path: string; version: string };

/** As editors write it: also `photos/fair.jpg` and `../photos/fair.jpg`, which a previewer of posts shows. */
function bareName(written: string): string {
  return written.trim().replace(/^(?:\.{0,2}\/)*photos\//, '');
}

/** The name in the folder: exactly, else whatever its capitals. macOS may write an accent as a letter of its own. */
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
  const read = await readInside(folder, file, { maxBytes: MAX_PHOTO_BYTES, firstBytes: signatureBytes });
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

/**
 * The file that a name means in the `photos/` of a city's folder, by its first bytes a picture; a failure's detail says in
 * words for editors why there is none.
 */
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
