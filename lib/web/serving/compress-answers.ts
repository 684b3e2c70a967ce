import type { ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import { onEachRequest } from '@/lib/web/serving/each-request';

// A page says much of itself twice, once as HTML and once for its scripts, and gzip looks back 32 KB at most: Brotli
// makes a third less of a full front page in less time (docs/measured/lighthouse.md). A window of 256 KB spans a page;
// the usual 4 MB would be taken from memory for each answer under way.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** A tag that stands for all codings of an answer is a weak one: their bytes differ (RFC 9110 section 8.8.3). */
function weakenTag(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = (...head: unknown[]) => {
    const tag = response.getHeader('etag');
    const isStrong = typeof tag === 'string' && tag.startsWith('"');
    if (isStrong && response.hasHeader('content-encoding')) response.setHeader('ETag', `W/${tag}`);
    return Reflect.apply(writeHead, response, head);
  };
}

/**
 * Every answer of this process goes out as Brotli or gzip, as the reader takes it, unless its type gains nothing or
 * its Cache-Control says no-transform. Gives the function that ends it.
 */
export function compressAnswers(): () => void {
  const compress = compression({ brotli });
  return onEachRequest(({ request, response }) => {
    weakenTag(response);
    compress(request, response, () => undefined);
  });
}
