import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type SiteResponse, textResponse } from '@/lib/server/response';
import { packedPageData, pageDataFolder } from '@/lib/server/scripts/page-data';

const inflate = promisify(brotliDecompress);

/** The page is older than this process; it works on without scripts. */
const gone = textResponse(
  404,
  { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  'There is a newer copy of this page. Please reload it.\n',
);

export async function pageDataAnswer(path: string): Promise<SiteResponse | undefined> {
  if (!path.startsWith(pageDataFolder)) return undefined;
  const packed = await packedPageData(path);
  if (!packed) return gone;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  };
  return { status: 200, headers, body: await inflate(packed), brotli: packed };
}
