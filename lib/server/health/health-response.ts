import { inCity, pinnedCity, servedCities } from '@/lib/city/this-city';
import { cityListing } from '@/lib/server/cities/city-of-host';
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
 * 200 while the process serves, at any host. With `?ready`: the state of the sources, and 503 until readers may be sent
 * here, and while the folder of the cities is away. Of several cities each tells of its own sources at a host that it
 * lists; at any other host the one that is asked for.
 */
export async function healthResponse(asked: Pick<SiteRequest, 'host' | 'query'>): Promise<SiteResponse> {
  const query = new URLSearchParams(asked.query);
  if (!query.has('ready')) return inJson(200, { live: true });
  const [first] = servedCities();
  if (!first) return inJson(503, { ready: false, error: 'no city is there' });
  const own = pinnedCity() === undefined ? cityListing(asked.host) : undefined;
  // What the process has as a whole is read by whichever city.
  const health = await inCity(first.key, () => readyHealth(own ?? query.get('city')));
  if (!health) return inJson(404, { error: 'no such city is served' });
  return inJson(health.ready ? 200 : 503, health);
}
