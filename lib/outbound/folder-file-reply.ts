import path from 'node:path';
import type { FolderFile } from '@/lib/city/folder-file';
import { halfAnHour, notHere, reply } from '@/lib/outbound/reply';

const types: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** A file of a city's folder under its name, which says its type; 404 without one. */
export function folderFileReply(request: Request, name: string, file: FolderFile | undefined): Response {
  const type = types[path.extname(name)];
  if (!file || !type) return notHere();
  const more = { 'Last-Modified': file.modified.toUTCString() };
  return reply(request, file.body, { type, cacheControl: halfAnHour, more });
}
