import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { City } from '@/lib/city/city-type';

type Holder = Pick<City, 'folder' | 'partners'>;

export type DocumentFile = { type: string; body: Uint8Array; modified: Date };

/** Of a document's PDF, its first page as a picture. */
export function firstPageOf(file: string): string {
  return file.replace(/\.pdf$/, '.webp');
}

function placeOf({ folder, partners }: Holder, address: string): string | undefined {
  const files = partners.flatMap((one) => ('file' in one ? [one.file, firstPageOf(one.file)] : []));
  if (!files.includes(address)) return undefined;
  return path.join(/*turbopackIgnore: true*/ folder, 'documents', path.posix.basename(address));
}

/** Whether the city's folder has the file at an address such as /partners/media-kit.webp, and the city names it. */
export function hasDocumentFile(city: Holder, address: string): boolean {
  const place = placeOf(city, address);
  return place !== undefined && existsSync(place);
}

/** The file at an address such as /partners/media-kit.pdf; undefined for one that the city does not name or have. */
export async function documentFile(city: Holder, address: string): Promise<DocumentFile | undefined> {
  const place = placeOf(city, address);
  if (place === undefined || !existsSync(place)) return undefined;
  const [body, { mtime }] = await Promise.all([readFile(place), stat(place)]);
  const type = place.endsWith('.pdf') ? 'application/pdf' : 'image/webp';
  return { type, body: new Uint8Array(body), modified: mtime };
}
