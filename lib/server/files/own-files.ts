import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Cache } from '@/lib/base/cache';
import { DOCUMENT, FOREVER } from '@/lib/http/cache-rules.mjs';
import { bytesOf, type EncodedResponse, encodeResponse } from '@/lib/server/finished/encoded-response';
import type { Protection } from '@/lib/server/headers';

/** Files of another kind are not served. */
const types: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=UTF-8',
  '.json': 'application/json',
  '.xml': 'application/xml; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
};

const mostBytes = 32 * 1024 * 1024;
/** Brotli's best takes half a second for a larger file, while a reader waits. */
const smallBytes = 64 * 1024;

/** Files by address. Of what a link leads to now: another build may take its place while this one is served. */
function filesBelow(linked: string, address: string): [address: string, file: string][] {
  if (!existsSync(linked)) return [];
  const folder = realpathSync(linked);
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).replaceAll(path.sep, '/');
    return entry.isFile() && types[path.extname(name)] ? [[`${address}/${name}`, file]] : [];
  });
}

/** A hash of the content is in names in /_next/static/, and in pages beside those in /tiles/; other files may be replaced. */
function headersOf(address: string): Record<string, string> {
  if (/^\/(?:_next\/static|tiles)\//.test(address)) return { 'cache-control': FOREVER };
  if (address.startsWith('/.well-known/'))
    return { 'cache-control': DOCUMENT, 'access-control-allow-origin': '*' };
  return { 'cache-control': 'public, max-age=3600' };
}

async function read(address: string, file: string, { protect }: Protection): Promise<EncodedResponse> {
  const [body, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  const headers = protect(address, {
    ...headersOf(address),
    'last-modified': mtime.toUTCString(),
    'content-type': types[path.extname(address)] ?? '',
  });
  return encodeResponse({ status: 200, headers, body }, body.length < smallBytes ? 11 : 9);
}

/** For what an operator has taken out of public/ since the start. */
function noneIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

/** The files of the build and of public/, each read and compressed at first use. */
export class OwnFiles {
  readonly #places: ReadonlyMap<string, string>;
  readonly #protection: Protection;
  readonly #kept = new Cache<EncodedResponse>({ maxSize: mostBytes, sizeOf: bytesOf });

  constructor(root: string, protection: Protection) {
    const below = (folder: string, address: string) =>
      filesBelow(path.join(/*turbopackIgnore: true*/ root, folder), address);
    this.#places = new Map([...below('.next/static', '/_next/static'), ...below('public', '')]);
    this.#protection = protection;
  }

  /** The file at an address, where it was read before. */
  known(address: string): EncodedResponse | undefined {
    return this.#kept.get(address);
  }

  /** The file at an address; undefined where there is none, or none any more. */
  async get(address: string): Promise<EncodedResponse | undefined> {
    const file = this.#places.get(address);
    if (file === undefined) return undefined;
    return this.#kept.getOrMake(address, () => read(address, file, this.#protection)).catch(noneIfGone);
  }
}
