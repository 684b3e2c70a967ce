import { statusOf } from '@/lib/base/page-status';
import { type SiteResponse, withHeaders, withPlainVary } from '@/lib/server/response';
import { withDeferredScripts } from '@/lib/server/scripts/deferred-scripts';

/** Pages in shared caches: half a minute, ten more while a new copy is fetched, a day while the site is away. */
const ofPages = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400';
/** Whatever its address looks like. */
const ofNothing = 'public, max-age=0, s-maxage=60';

export type Finished = {
  response: SiteResponse;
  /** JSON, for a page: what its deferred scripts need, in a response of its own. */
  data?: string;
};

function controlFor(status: number): Record<string, string> {
  if (status === 200) return { 'cache-control': ofPages };
  if (status === 404) return { 'cache-control': ofNothing };
  // A temporary error must not stay in any cache.
  return { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '60' }) };
}

/**
 * From what the framework has rendered to what is sent: a page with the status that its head names and its scripts
 * deferred, and how long shared caches may keep it. What a route handler made stays as it is, but for a 404.
 */
export function finishResponse(rendered: SiteResponse): Finished {
  const made = withPlainVary(rendered);
  const type = made.headers['content-type'] ?? '';
  if (type.startsWith('text/x-component')) return { response: withHeaders(made, controlFor(made.status)) };
  if (!type.startsWith('text/html'))
    return { response: made.status === 404 ? withHeaders(made, controlFor(404)) : made };
  const { html, data } = withDeferredScripts(String(made.body));
  const status = made.status === 200 ? (statusOf(html) ?? 200) : made.status;
  const headers = { ...made.headers, ...controlFor(status) };
  return { response: { status, headers, body: Buffer.from(html) }, data };
}
