import { existsSync, readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { fiveMinutes } from '@/lib/outbound/reply';
import {
  bytesOf,
  type EncodedResponse,
  encodeResponse,
  withCodings,
} from '@/lib/server/finished/encoded-response';
import type { Protection } from '@/lib/server/headers';
import { codedFolder, servedFolders, typeOf } from './file-types.mjs';

const mostBytes = 32 * 1024 * 1024;

/** None where the folder is not there. */
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

/** A hash of the content is in names in /_next/static/, and in pages beside those in /tiles/; other files may be replaced. */
function headersOf(address: string): Record<string, string> {
  if (/^\/(?:_next\/static|tiles)\//.test(address))
    return { 'cache-control': 'public, max-age=31536000, immutable' };
  if (address.startsWith('/.well-known/'))
    return { 'cache-control': fiveMinutes, 'access-control-allow-origin': '*' };
  return { 'cache-control': 'public, max-age=3600' };
}

function codedBytes(root: string, address: string, end: string): Promise<Buffer | undefined> {
  const file = path.join(/*turbopackIgnore: true*/ root, codedFolder, `${address}.${end}`);
  return readFile(file).catch(() => undefined);
}

type Protect = Pick<Protection, 'protect'>;

async function read(
  root: string,
  address: string,
  file: string,
  { protect }: Protect,
): Promise<EncodedResponse> {
  const [body, { mtime }, br, gzip] = await Promise.all([
    readFile(file),
    stat(file),
    codedBytes(root, address, 'br'),
    codedBytes(root, address, 'gz'),
  ]);
  const headers = protect(address, {
    ...headersOf(address),
    'last-modified': mtime.toUTCString(),
    'content-type': typeOf(address) ?? '',
  });
  const answer = { status: 200, headers, body };
  return br && gzip ? withCodings(answer, { br, gzip }, true) : encodeResponse(answer, 9, true);
}

/** For what an operator has taken out of public/ since the start. */
function noneIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** Undefined at once where there is no such file, and later for one that has gone away. */
export type OwnFiles = (
  address: string,
) => EncodedResponse | Promise<EncodedResponse | undefined> | undefined;

/** Read once, with their compressed copies (scripts/compress-files.mjs), or compressed at first use. */
export function ownFiles(root: string, protection: Protect): OwnFiles {
  const places = placesBelow(root);
  const kept = new LRUCache<string, EncodedResponse>({ maxSize: mostBytes, sizeCalculation: bytesOf });
  const underWay = new Map<string, Promise<EncodedResponse | undefined>>();

  function reading(address: string, file: string): Promise<EncodedResponse | undefined> {
    const made = read(root, address, file, protection)
      .then((response) => {
        kept.set(address, response);
        return response;
      })
      .catch(noneIfGone)
      .finally(() => underWay.delete(address));
    // Whoever does not wait for it need not hear of a failure.
    made.catch(() => undefined);
    underWay.set(address, made);
    return made;
  }

  return (address) => {
    const file = places.get(address);
    if (file === undefined) return undefined;
    return kept.get(address) ?? underWay.get(address) ?? reading(address, file);
  };
}
