import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Matches addresses that a request can have: a path and a query in visible ASCII characters. */
const ADDRESS = /^\/[\x21-\x7e]*$/;
const FILE = /^\/page-data\/[\w-]{22}\.([\w-]+)\.js$/;

/** Returns the address of a file with page data. It names the page's address and its HTML (Latin-1). */
function fileOf(address: string, html: string): string {
  const hash = createHash('sha256').update(html, 'latin1').digest('base64url').slice(0, 22);
  return `/page-data/${hash}.${Buffer.from(address).toString('base64url')}.js`;
}

type Options = {
  cacheControl: string;
  maxBytes: number;
  /**
   * Renders a page of a site, which stores its data, unless a fresh copy of the page is stored. Does nothing for
   * addresses that are not pages.
   */
  renderIfStale: (site: string, address: string) => Promise<unknown>;
  /** Returns the time before which a site's responses are void. */
  voidSince: (site: string) => number;
  now: () => number;
};

/** Whether a path is that of a file with page data. */
export function isPageData(path: string): boolean {
  return FILE.test(path);
}

/**
 * Stores the data with which React hydrates pages, and serves it as separate script files. Pages are smaller
 * without it, and few readers need it.
 */
export class PageData {
  readonly #options: Options;
  readonly #files: LRUCache<string, { data: Buffer; madeAt: number }>;

  constructor(options: Options) {
    this.#options = options;
    this.#files = new LRUCache({ maxSize: options.maxBytes, sizeCalculation: ({ data }) => data.length });
  }

  /**
   * Returns a function for the page at an address that is rendered now. The function stores the page's data and returns
   * the address of its file. `html` and `data` are bytes as Latin-1.
   */
  writerFor(site: string, address: string): (html: string, data: string) => string {
    const madeAt = this.#options.now();
    return (html, data) => {
      const file = fileOf(address, html);
      this.#files.set(site + file, { data: Buffer.from(data, 'latin1'), madeAt });
      return file;
    };
  }

  /** Sends a file with page data; 404 if the page has changed and its data is no longer stored. */
  async send(site: string, path: string, response: ServerResponse): Promise<void> {
    const data = this.#find(site, path) ?? (await this.#renderAgain(site, path));
    const cacheControl = data ? this.#options.cacheControl : 'no-store';
    response.writeHead(data ? 200 : 404, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': cacheControl,
    });
    response.end(data);
  }

  #find(site: string, path: string): Buffer | undefined {
    const file = this.#files.get(site + path);
    return file && file.madeAt > this.#options.voidSince(site) ? file.data : undefined;
  }

  /** Finds data that was evicted, or that another process rendered, if the page is still the same. */
  async #renderAgain(site: string, path: string): Promise<Buffer | undefined> {
    const [, name = ''] = FILE.exec(path) ?? [];
    const address = Buffer.from(name, 'base64url').toString();
    if (!ADDRESS.test(address)) return undefined;
    await this.#options.renderIfStale(site, address);
    return this.#find(site, path);
  }
}
