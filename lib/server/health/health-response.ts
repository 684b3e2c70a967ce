import { inCity, pinnedCity, servedCities } from '@/lib/city/this-city';
import { cityListing } from '@/lib/server/cities/city-of-host';
import { publicHealth } from '@/lib/server/health/public-health';
import { networkHealth, siteHealth } from '@/lib/server/health/site-health';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { type SiteResponse, textResponse } from '@/lib/server/response';

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
  if (pinnedCity() !== undefined) return siteHealth(now, uptimeMs);
  if (city === null) return networkHealth(now, uptimeMs);
  const isServed = servedCities().some(({ key }) => key === city);
  return isServed ? inCity(city, () => siteHealth(now, uptimeMs)) : undefined;
}

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

function inJson(status: number, facts: object): SiteResponse {
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
): Promise<SiteResponse> {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('ready')) return inJson(200, { live: true });
  const [first] = servedCities();
  if (!first) return inJson(503, { ready: false, error: 'no city is there' });
  const own = pinnedCity() === undefined ? cityListing(host) : undefined;
  // Facts of the whole process are the same in every city.
  const health = await inCity(first.key, () => readyHealth(own ?? parameters.get('city')));
  if (!health) return inJson(404, { error: 'no such city is served' });
  return inJson(health.ready ? 200 : 503, forOperator ? health : publicHealth(health));
}
