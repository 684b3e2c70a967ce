import { bareHost, servedHosts } from '@/lib/city/served-hosts';
import { onlyCity, openedAt, servedCities } from '@/lib/city/this-city';
import { publicHealth } from '@/lib/health/public-health';
import { networkHealth, siteHealth } from '@/lib/health/site-health';

/**
 * Reports on the only city, else on `city`, or on the network if `city` is null. Undefined for unknown
 * cities.
 */
async function readyHealth(city: string | null) {
  const now = Date.now();
  const uptimeMs = performance.now() - openedAt();
  const only = onlyCity();
  if (only === undefined && city === null) return networkHealth(now, uptimeMs);
  const served = servedCities().find(({ key }) => key === (only ?? city));
  return served && siteHealth(served, now, uptimeMs);
}

const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/**
 * Returns status 200 while the process runs. With `?ready`, reports on the sources: everyone gets figures, and only
 * operators get names. The status is then 503 until the site is ready for readers, and while there are no cities. With
 * several cities, a request at a city's host gets that city's report. Other hosts get the network's report, or the
 * report of the city in `?city=` (404 for an unknown city).
 */
export async function healthReply(
  host: string,
  query: URLSearchParams,
  forOperator: boolean,
): Promise<Response> {
  if (!query.has('ready')) return Response.json({ live: true }, { headers });
  if (servedCities().length === 0)
    return Response.json({ ready: false, error: 'no city is there' }, { status: 503, headers });
  const own = onlyCity() === undefined ? servedHosts().byHost.get(bareHost(host)) : undefined;
  const health = await readyHealth(own ?? query.get('city'));
  if (!health) return Response.json({ error: 'no such city is served' }, { status: 404, headers });
  const status = health.ready ? 200 : 503;
  return Response.json(forOperator ? health : publicHealth(health), { status, headers });
}
