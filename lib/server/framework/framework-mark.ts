import type { IncomingHttpHeaders } from 'node:http';
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);

/** Whether `_rsc` matches its headers and asks for a whole page's data; others get a redirect or a part. */
export async function hasRightMark(url: string, headers: IncomingHttpHeaders): Promise<boolean> {
  if (headers['next-router-prefetch'] !== undefined) return false;
  if (headers['next-router-segment-prefetch'] !== undefined) return false;
  const said = new URLSearchParams(url.split('?')[1] ?? '').get('_rsc');
  const tree = one(headers['next-router-state-tree']);
  const from = one(headers['next-url']);
  const right = await computeCacheBustingSearchParam(undefined, undefined, tree, from);
  return said === right || said === computeLegacyCacheBustingSearchParam(undefined, undefined, tree, from);
}
