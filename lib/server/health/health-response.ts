import { pinnedCity, servedCities } from '@/lib/city/this-city';
import { publicHealth } from '@/lib/health/public-health';
import { networkHealth, siteHealth } from '@/lib/health/site-health';
import type { WholeResponse } from '@/lib/http/in-memory';
import { cityListing } from '@/lib/server/cities/city-of-host';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { textResponse } from '@/lib/server/response';

export const healthPath = '/api/health';

/** When the server was loaded, in monotonic ms: long after the process began on a slow machine. */
const startedAt = performance.now();

/** Reports on the pinned city, else on `city`, or on the network if that is null. Undefined for unknown cities. */
async function readyHealth(city: string | null) {
  const now = Date.now();
  const uptimeMs = performance.now() - startedAt;
  const pinned = pinnedCity();
  if (pinned === undefined && city === null) return networkHealth(now, uptimeMs);
  const served = servedCities().find(({ key }) => key === (pinned ?? city));
  return served && siteHealth(served, now, uptimeMs);
}

const HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

function jsonResponse(status: number, facts: object): WholeResponse {
  return textResponse(status, HEADERS, JSON.stringify(facts));
}

/**
 * Returns 200 while the process serves. With `?ready`, reports on the sources: figures for anybody, names for operators;
 * 503 until readers may be sent here and while there are no cities. With several cities, a city's host reports on that
 * city; other hosts report on the network, or on the city in `?city=`.
 */
export async function healthResponse(
  { host, query }: Pick<SiteRequest, 'host' | 'query'>,
  forOperator: boolean,
): Promise<WholeResponse> {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('ready')) return jsonResponse(200, { live: true });
  if (servedCities().length === 0) return jsonResponse(503, { ready: false, error: 'no city is there' });
  const own = pinnedCity() === undefined ? cityListing(host) : undefined;
  const health = await readyHealth(own ?? parameters.get('city'));
  if (!health) return jsonResponse(404, { error: 'no such city is served' });
  return jsonResponse(health.ready ? 200 : 503, forOperator ? health : publicHealth(health));
}
