import { existsSync } from 'node:fs';
import path from 'node:path';
import type { City, PartnerDocument } from '@/lib/city/city-type';
import { type FolderFile, folderFile } from '@/lib/city/folder-file';

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

const documents = 'documents';

/** Of a document's PDF, its first page as a picture. */
export function firstPageOf(file: string): string {
  return file.replace(/\.pdf$/, '.webp');
}

/** Undefined for an address that the city does not name. */
function nameOf({ partners }: Holder, address: string): string | undefined {
  const files = partners.flatMap((one) => ('file' in one ? [one.file, firstPageOf(one.file)] : []));
  return files.includes(address) ? path.posix.basename(address) : undefined;
}

/** Whether the city's folder has the file at an address such as /partners/media-kit.webp, and the city names it. */
export function hasDocumentFile(city: Holder, address: string): boolean {
  const name = nameOf(city, address);
  return name !== undefined && existsSync(path.join(/*turbopackIgnore: true*/ city.folder, documents, name));
}

/** The file at an address such as /partners/media-kit.pdf; undefined for one that the city does not name or have. */
export async function documentFile(city: Holder, address: string): Promise<FolderFile | undefined> {
  const name = nameOf(city, address);
  return name === undefined ? undefined : folderFile(city, documents, name);
}
