import { inCity, pinnedCity, servedCities } from '@/lib/city/this-city';
import { cityListing } from '@/lib/server/cities/city-of-host';
import { readyHealth } from '@/lib/server/health/ready-health';
import { msSinceStart } from '@/lib/server/health/since-start';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import { type SiteResponse, textResponse } from '@/lib/server/response';

export const healthPath = '/api/health';

function inJson(status: number, facts: object): SiteResponse {
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
  return textResponse(status, headers, JSON.stringify(facts));
}

/** Of several cities each tells of its own sources at a host that it lists; at any other host the one that is asked for. */
function cityAsked(host: string | undefined, asked: URLSearchParams): string | null {
  const own = pinnedCity() === undefined ? cityListing(host) : undefined;
  return own ?? asked.get('city');
}

/**
 * 200 while the process serves, at any host. With `?ready`: the state of the sources, and 503 until readers may be sent
 * here, and while the folder of the cities is away.
 */
export async function healthResponse({
  host,
  query,
}: Pick<SiteRequest, 'host' | 'query'>): Promise<SiteResponse> {
  const asked = new URLSearchParams(query);
  if (!asked.has('ready')) return inJson(200, { live: true });
  const [first] = servedCities();
  if (!first) return inJson(503, { ready: false, error: 'no city is there' });
  const city = cityAsked(host, asked);
  // What the process has as a whole is read by whichever city.
  const health = await inCity(first.key, () => readyHealth(city, Date.now(), msSinceStart()));
  if (!health) return inJson(404, { error: 'no such city is served' });
  return inJson(health.ready ? 200 : 503, health);
}
