import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { monotonicNow } from '@/lib/base/clock';
import { CITY_HEADER, NO_CITY } from '@/lib/base/http';
import { FairLane } from '@/lib/base/turns/fair-lane';
import { cityByKey } from '@/lib/city/this-city';
import { allChangedAt, newsChangedAt } from '@/lib/freshness/news-changed';
import { type EncodedResponse, encodeResponse } from '@/lib/http/cache/encoded-response';
import { HttpCache } from '@/lib/http/cache/http-cache';
import type { Handler } from '@/lib/http/in-memory';
import { isPageData, PageData } from '@/lib/http/page-data';
import { inForce } from '@/lib/news/desk/in-force';
import { msUntilChange } from '@/lib/pages/notices/alerts';
import { cacheRulesAt, knownParams, PAGE, PICTURE } from '@/lib/request/cache-rules.mjs';
import { serverState } from '@/lib/request/server-state';
import { siteHeaders } from '@/lib/server/city-of-host';
import { cityIn, isMarked, isOfRouter, NOT_FOUND, nextPages } from '@/lib/server/next-pages';
import { clientOf, passOn } from '@/lib/server/pass-on';
import { refuse, refusedResponse } from '@/lib/server/plain-page';
import { networksOf } from '@/lib/server/requests/client-address';
import { RateLimiter } from '@/lib/server/requests/rate-limiter';

const BROKEN = '/errors/500';
/**
 * Minimum stale time in ms. It is longer than in other caches, because this server learns of changes, and sends older
 * copies only while it renders new ones.
 */
const MIN_STALE_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_PAGE_DATA_BYTES = 32 * 1024 * 1024;
/** Queue name for renders that no client is waiting for. */
const NO_CLIENT = [''];

function isShared(path: string): boolean {
  if (path.startsWith('/_next/static/') || isPageData(path)) return true;
  return cacheRulesAt(path).some(({ cacheControl }) => cacheControl?.includes('public'));
}

/** Returns how long a page that is rendered now stays accurate, in ms: until the day or a notice ends. */
function validForMs(key: string): number {
  if (key === NO_CITY) return Number.POSITIVE_INFINITY;
  const [city, now] = [cityByKey(key), new Date()];
  if (!city) return 0;
  return Math.min(msUntilChange(city, now), inForce(city, now.getTime()).until - now.getTime());
}

function createPageData(getPage: (city: string, address: string) => Promise<unknown>): PageData {
  return new PageData({
    cacheControl: PICTURE,
    maxBytes: MAX_PAGE_DATA_BYTES,
    async renderIfStale(city, address) {
      const [path = ''] = address.split('?', 1);
      if (cacheRulesAt(path).some(({ cacheControl }) => cacheControl === PAGE)) await getPage(city, address);
    },
    voidSince: allChangedAt,
    now: monotonicNow,
  });
}

/** Creates the cache in front of Next.js. `pass` handles a request without the cache. */
export function siteCache(handle: RequestListener): { cache: HttpCache; pass: Handler } {
  const errorDocument = async (city: string, status: 404 | 500): Promise<EncodedResponse> => {
    if (city === NO_CITY) return encodeResponse(refusedResponse(status));
    const document = await cache.get(city, status === 404 ? NOT_FOUND : BROKEN);
    if (status === 404 || document.status === 200) return document;
    return encodeResponse(refusedResponse(500, { city: cityByKey(city) }));
  };
  const pageData = createPageData((city, address) => cache.get(city, address));
  const lane = new FairLane();
  const limiter = new RateLimiter();
  const pass = passOn(nextPages(handle, { isShared: false, errorDocument, pageData }), limiter, lane);
  // Next.js must render an address to find out that it does not exist, so each client's 404s are limited.
  const admit = (request: IncomingMessage, response: ServerResponse): boolean => {
    const client = clientOf(request);
    const wait = limiter.waitAfterNotFound(client, monotonicNow());
    if (wait > 0) refuse(429, request, response, wait);
    else
      response.once('close', () => {
        if (response.statusCode === 404) limiter.countNotFound(client, monotonicNow());
      });
    return wait === 0;
  };
  const cache: HttpCache = new HttpCache({
    handler: nextPages(handle, { isShared: true, errorDocument, pageData }),
    pass,
    admit,
    siteOf: (request) => (isMarked(request) || isOfRouter(request) ? undefined : cityIn(request)),
    headersFor: (city) => ({ host: siteHeaders(city).host, [CITY_HEADER]: city, 'user-agent': 'local-news' }),
    paramsAt: (path) => (isShared(path) ? knownParams(path) : undefined),
    schedule: (start, request) => lane.add(request ? networksOf(clientOf(request)) : NO_CLIENT, start),
    staleSince: newsChangedAt,
    voidSince: allChangedAt,
    validForMs,
    minStaleMs: MIN_STALE_MS,
    maxBytes: MAX_BYTES,
    now: monotonicNow,
  });
  serverState.cacheCounts = cache.counts;
  return { cache, pass };
}
