import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { City, PartnerDocument } from '@/lib/city/city-type';

type DocumentLinks = {
  preview: string;
  full: string;
  /** True when another company serves it, so that it loads only on request. */
  foreign: boolean;
};

export function documentLinks(document: PartnerDocument): DocumentLinks {
  if ('file' in document) return { preview: document.file, full: document.file, foreign: false };
  const page = `https://drive.google.com/file/d/${encodeURIComponent(document.sharedFile)}`;
  return { preview: `${page}/preview`, full: `${page}/view`, foreign: true };
}

type Holder = Pick<City, 'folder' | 'partners'>;

/** Of a document's PDF, its first page as a picture. */
export function firstPageOf(file: string): string {
  return file.replace(/\.pdf$/, '.webp');
}

/** Where a file at an address such as /partners/media-kit.pdf is; undefined for one that the city does not name. */
function placeOf({ folder, partners }: Holder, address: string): string | undefined {
  const files = partners.flatMap((one) => ('file' in one ? [one.file, firstPageOf(one.file)] : []));
  if (!files.includes(address)) return undefined;
  return path.join(/*turbopackIgnore: true*/ folder, 'documents', path.posix.basename(address));
}

export function hasDocumentFile(city: Holder, address: string): boolean {
  const place = placeOf(city, address);
  return place !== undefined && existsSync(place);
}

export type FolderFile = { body: Uint8Array; modified: Date };

/** Undefined for a file that the city does not name or have. */
export async function documentFile(city: Holder, address: string): Promise<FolderFile | undefined> {
  const place = placeOf(city, address);
  if (place === undefined) return undefined;
  try {
    const [body, { mtime }] = await Promise.all([readFile(place), stat(place)]);
    return { body: new Uint8Array(body), modified: mtime };
  } catch {
    return undefined;
  }
}
