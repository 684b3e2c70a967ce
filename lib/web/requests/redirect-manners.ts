import type { ServerResponse } from 'node:http';

/** When shared caches must not keep the answer under its address: never, when it is a redirect, or always. */
export type Uncached = 'never' | 'redirects' | 'always';

const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/**
 * Where a redirect of ours leads, with the query of the address that was asked for. One that has a query of its own
 * keeps that, and one to the same page is there to be rid of it (/blog?page=1).
 */
export function withQuery(location: string, asked: string): string {
  const [, path, query] = /^([^?#]*)(\?[^#]+)?/.exec(asked) ?? [];
  const ours = location.startsWith('/') && !/[?#]/.test(location);
  return ours && query && location !== path ? location + query : location;
}

/**
 * Gives an answer two manners as its head is written: caches on the way that know it by its address alone do not keep
 * what other headers brought about, and a redirect, which comes from a page that knows no query, keeps the reader's.
 */
export function giveManners(response: ServerResponse, uncached: Uncached, asked: string): void {
  if (uncached === 'never' && !asked.includes('?')) return;
  const writeHead = response.writeHead;
  response.writeHead = (...head: unknown[]) => {
    const moved = isRedirect(Number(head[0]));
    if (uncached === 'always' || (uncached === 'redirects' && moved))
      response.setHeader('Cache-Control', 'private, no-store');
    const location = response.getHeader('location');
    if (moved && typeof location === 'string') response.setHeader('Location', withQuery(location, asked));
    return Reflect.apply(writeHead, response, head);
  };
}
