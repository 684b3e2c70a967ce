import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export const pageDataFolder = '/page-data/';

const mostBytes = 24 * 1024 * 1024;
/** Apart from the others', which a flood of questions must not drive out. */
const mostBytesForNow = 8 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };

const kept = new LRUCache<string, Buffer>({
  maxSize: mostBytes,
  sizeCalculation: (packed) => packed.length + 200,
});
const forNow = new LRUCache<string, string>({
  maxSize: mostBytesForNow,
  sizeCalculation: (data) => data.length * 2 + 200,
});
const underWay = new Map<string, Promise<Buffer>>();

/** By content: cacheable forever, and unchanged when a page is rendered again without a change. */
export function pageDataAddress(data: string): string {
  return `${pageDataFolder}${createHash('sha256').update(data).digest('hex').slice(0, 32)}.json`;
}

/** Ends when the data can be had at their address. */
export async function keepPageData(data: string): Promise<void> {
  const address = pageDataAddress(data);
  if (kept.get(address) || underWay.has(address)) return;
  const packing = brotli(data, { params });
  underWay.set(address, packing);
  kept.set(address, await packing);
  underWay.delete(address);
}

/** Of a page that few ask for: packed only when somebody asks for it. */
export function keepForNow(data: string): void {
  forNow.set(pageDataAddress(data), data);
}

/** In Brotli; undefined for what another process has made, or what is gone. */
export async function packedPageData(address: string): Promise<Buffer | undefined> {
  const packed = kept.get(address) ?? (await underWay.get(address));
  const data = packed ? undefined : forNow.get(address);
  return data === undefined ? packed : brotli(data, { params });
}
