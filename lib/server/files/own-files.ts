import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  bytesOf,
  type EncodedResponse,
  encodeResponse,
  withCodings,
} from '@/lib/server/finished/encoded-response';
import type { Protection } from '@/lib/server/headers/protect-response';
import { codedFolder, servedFolders, typeOf } from './file-types.mjs';

const mostBytes = 32 * 1024 * 1024;

/** None where the folder is not there: public/ has only what an operator puts in it. */
function filesBelow(folder: string, prefix: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = `${prefix}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(path.join(folder, entry.name), name) : [name];
  });
}

function placesBelow(root: string): Map<string, string> {
  const found = servedFolders.flatMap(({ folder, address }) => {
    const place = path.join(/*turbopackIgnore: true*/ root, folder);
    return filesBelow(place, '').map((name): [string, string] => [address + name, path.join(place, name)]);
  });
  return new Map(found.filter(([address]) => typeOf(address)));
}

/** Names in /_next/static/ hold a content hash; other files may be replaced. */
function controlOf(address: string): string {
  return address.startsWith('/_next/static/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

function codedBytes(root: string, address: string, end: string): Promise<Buffer | undefined> {
  const file = path.join(/*turbopackIgnore: true*/ root, codedFolder, `${address}.${end}`);
  return readFile(file).catch(() => undefined);
}

export type OwnFiles = (address: string) => EncodedResponse | Promise<EncodedResponse> | undefined;

/** Read once, with their compressed copies (scripts/compress-files.mjs), or compressed at first use. */
export function ownFiles(root: string, { protect }: Pick<Protection, 'protect'>): OwnFiles {
  const places = placesBelow(root);
  const kept = new LRUCache<string, EncodedResponse>({ maxSize: mostBytes, sizeCalculation: bytesOf });

  async function read(address: string, file: string): Promise<EncodedResponse> {
    const [body, { mtime }, br, gzip] = await Promise.all([
      readFile(file),
      stat(file),
      codedBytes(root, address, 'br'),
      codedBytes(root, address, 'gz'),
    ]);
    const headers = protect(address, {
      'cache-control': controlOf(address),
      'last-modified': mtime.toUTCString(),
      'content-type': typeOf(address) ?? '',
    });
    const answer = { status: 200, headers, body };
    const finished =
      br && gzip ? withCodings(answer, { br, gzip }, true) : await encodeResponse(answer, 9, true);
    kept.set(address, finished);
    return finished;
  }

  return (address) => {
    const file = places.get(address);
    return file === undefined ? undefined : (kept.get(address) ?? read(address, file));
  };
}
