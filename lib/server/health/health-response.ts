import { pinnedCity, servedCities } from '@/lib/city/this-city';
import { publicHealth } from '@/lib/health/public-health';
import { networkHealth, siteHealth } from '@/lib/health/site-health';
import type { WholeResponse } from '@/lib/http/in-memory';
import { cityListing } from '@/lib/server/cities/city-of-host';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { textResponse } from '@/lib/server/response';

export const healthPath = '/api/health';

/** When the server was loaded, right before the first fetch: on a slow machine long after the process began. */
const begun = performance.now();

/**
 * The state of the sources: of the pinned city, whatever is asked; else of the city asked for, or of the network when
 * that is null. Undefined for a city that is not served.
 */
async function readyHealth(city: string | null) {
  // The records that it tells of are in wall times.
  const now = Date.now();
  const uptimeMs = performance.now() - begun;
  const pinned = pinnedCity();
  if (pinned === undefined && city === null) return networkHealth(now, uptimeMs);
  const served = servedCities().find(({ key }) => key === (pinned ?? city));
  return served && siteHealth(served, now, uptimeMs);
}

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

function inJson(status: number, facts: object): WholeResponse {
  return textResponse(status, headers, JSON.stringify(facts));
}

/**
 * 200 while the process serves, at any host. With `?ready`: the state of the sources, in figures for anybody and by name
 * for the operator, and 503 until readers may be sent here, and while the folder of the cities is missing. With several
 * cities, a host that a city lists has the state of that city; other hosts have the network's, or that of `?city=`.
 */
export async function healthResponse(
  { host, query }: Pick<SiteRequest, 'host' | 'query'>,
  forOperator: boolean,
): Promise<WholeResponse> {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('ready')) return inJson(200, { live: true });
  if (servedCities().length === 0) return inJson(503, { ready: false, error: 'no city is there' });
  const own = pinnedCity() === undefined ? cityListing(host) : undefined;
  const health = await readyHealth(own ?? parameters.get('city'));
  if (!health) return inJson(404, { error: 'no such city is served' });
  return inJson(health.ready ? 200 : 503, forOperator ? health : publicHealth(health));
}
