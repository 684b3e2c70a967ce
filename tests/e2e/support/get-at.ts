import { get as httpGet } from 'node:http';
import type { Page, Site } from './site';

export type Got = Page & { bytes: Buffer };

/** Requests a page with this Host header. */
export function getAt(site: Pick<Site, 'url'>, host: string, place: string): Promise<Got> {
  return getWith(site, { host }, place);
}

/** Requests a page with only the given headers, and does not decompress the response. */
export function getWith(
  site: Pick<Site, 'url'>,
  headers: Record<string, string>,
  place: string,
): Promise<Got> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = httpGet(site.url + place, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const sent = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode ?? 0,
          html: String(bytes),
          ms: performance.now() - start,
          headers: new Headers(sent as [string, string][]),
          bytes,
        });
      });
    });
    asked.on('error', reject);
  });
}
