// Plain JavaScript: the framework loads the page cache, which fills this store, outside the bundle.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Below this address are the data that pages' scripts need. */
export const pageDataFolder = '/page-data/';

const storeKey = Symbol.for('local-news.page-data');
/** Some two thousand pages. */
const mostBytes = 24 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** The page cache and the bundled server each have a copy of this file: what it keeps is the process's. */
function store() {
  globalThis[storeKey] ??= {
    kept: new LRUCache({ maxSize: mostBytes, sizeCalculation: (packed) => packed.length + 200 }),
    underWay: new Map(),
  };
  return globalThis[storeKey];
}

/**
 * The address of a page's data: by content, so that it may be kept for ever, and pages that are made anew without a
 * change have the same.
 * @param {string} data
 */
export function pageDataAddress(data) {
  return `${pageDataFolder}${createHash('sha256').update(data).digest('hex').slice(0, 32)}.json`;
}

/**
 * Keeps a page's data, compressed, under its address; of the data of many pages those go first that nobody has asked
 * for in the longest time.
 * @param {string} data
 * @returns {Promise<void>}
 */
export async function keepPageData(data) {
  const { kept, underWay } = store();
  const address = pageDataAddress(data);
  if (kept.get(address) || underWay.has(address)) return;
  const packing = brotli(data, { params });
  underWay.set(address, packing);
  kept.set(address, await packing);
  underWay.delete(address);
}

/**
 * The data at an address, as Brotli; nothing for an address that is none, or whose page is of another process.
 * @param {string} address
 * @returns {Promise<Buffer | undefined>}
 */
export async function packedPageData(address) {
  const { kept, underWay } = store();
  return kept.get(address) ?? (await underWay.get(address));
}
