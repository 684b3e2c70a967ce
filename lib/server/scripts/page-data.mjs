// Plain JavaScript: the framework loads the page cache, which fills this store, outside the bundle.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export const pageDataFolder = '/page-data/';

const storeKey = Symbol.for('local-news.page-data');
const mostBytes = 24 * 1024 * 1024;
/** Apart from the others', which a flood of questions must not drive out. */
const mostBytesForNow = 8 * 1024 * 1024;
const brotli = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** globalThis, since the page cache and the bundled server each load this file. */
function store() {
  globalThis[storeKey] ??= {
    kept: new LRUCache({ maxSize: mostBytes, sizeCalculation: (packed) => packed.length + 200 }),
    forNow: new LRUCache({ maxSize: mostBytesForNow, sizeCalculation: (data) => data.length * 2 + 200 }),
    underWay: new Map(),
  };
  return globalThis[storeKey];
}

/**
 * By content: cacheable forever, and unchanged when a page is rendered again without a change.
 * @param {string} data
 */
export function pageDataAddress(data) {
  return `${pageDataFolder}${createHash('sha256').update(data).digest('hex').slice(0, 32)}.json`;
}

/**
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
 * Of a page that few ask for: packed only when somebody asks for it.
 * @param {string} data
 */
export function keepForNow(data) {
  store().forNow.set(pageDataAddress(data), data);
}

/**
 * @param {string} address
 * @returns {Promise<Buffer | undefined>}
 */
export async function packedPageData(address) {
  const { kept, forNow, underWay } = store();
  const packed = kept.get(address) ?? (await underWay.get(address));
  const data = packed ? undefined : forNow.get(address);
  return data === undefined ? packed : brotli(data, { params });
}
