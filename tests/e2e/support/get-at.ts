import { get as httpGet } from 'node:http';
import type { Page, Site } from './site';

/** A page as a reader of this host gets it: as fetch, but with a Host header of our own. */
export function getAt(
  site: Pick<Site, 'url'>,
  host: string,
  place: string,
): Promise<Page & { bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = httpGet(site.url + place, { headers: { host } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const headers = new Headers(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)] as [string, string]),
        );
        resolve({
          status: response.statusCode ?? 0,
          html: String(bytes),
          ms: performance.now() - start,
          headers,
          bytes,
        });
      });
    });
    asked.on('error', reject);
  });
}
