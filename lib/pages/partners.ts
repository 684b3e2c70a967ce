import path from 'node:path';
import { readInside } from '@/lib/base/files/read-inside';
import type { City, PartnerDocument } from '@/lib/city/city-type';

type DocumentLinks = {
  preview: string;
  full: string;
  /** Whether another company serves the document; it then loads only after a click. */
  foreign: boolean;
};

export function documentLinks(document: PartnerDocument): DocumentLinks {
  if ('file' in document) return { preview: document.file, full: document.file, foreign: false };
  const page = `https://drive.google.com/file/d/${encodeURIComponent(document.sharedFile)}`;
  return { preview: `${page}/preview`, full: `${page}/view`, foreign: true };
}

type Holder = Pick<City, 'folder' | 'partners' | 'documents'>;

const MAX_BYTES = 50 * 1024 * 1024;

/** Returns the file name of the picture of a PDF's first page. */
export function firstPageOf(file: string): string {
  return file.replace(/\.pdf$/, '.webp');
}

/**
 * Returns the file name for an address such as /partners/media-kit.pdf; undefined if the city does not list the file.
 */
function fileAt({ partners }: Holder, address: string): string | undefined {
  const files = partners.flatMap((one) => ('file' in one ? [one.file, firstPageOf(one.file)] : []));
  return files.includes(address) ? path.posix.basename(address) : undefined;
}

export function hasDocumentFile(city: Holder, address: string): boolean {
  const name = fileAt(city, address);
  return name !== undefined && city.documents.includes(name);
}

export type FolderFile = { body: Uint8Array; modified: Date };

/** Returns the file at an address; undefined if the city does not list it or the file is missing. */
export async function documentFile(city: Holder, address: string): Promise<FolderFile | undefined> {
  const name = fileAt(city, address);
  if (name === undefined) return undefined;
  const read = await readInside(city.folder, `documents/${name}`, { maxBytes: MAX_BYTES });
  return read.ok ? { body: new Uint8Array(read.value.bytes), modified: read.value.modified } : undefined;
}
