import { servedHosts } from '@/lib/city/hosts/served-hosts';
import { cityStore, pinnedCity, servedCities } from '@/lib/city/this-city';
import { bareHost } from '@/lib/server/cities/bare-host';

/**
 * The key of the city whose site a Host header names; the pinned city is every host's. Undefined for
 * a host that is none's, and while the folder of its city is away.
 */
export function cityOfHost(host: string | undefined): string | undefined {
  const key = pinnedCity() ?? servedHosts().byHost.get(bareHost(host));
  return key !== undefined && cityStore().city(key) ? key : undefined;
}

/** Whether an address asks for the health of the process. */
export function isHealth(url: string): boolean {
  return /^\/api\/health(?:\?|$)/.test(url);
}

/** As cityOfHost; a load balancer asks for the health of the process at any host, and the first city tells it. */
export function cityOfRequest(host: string | undefined, url: string): string | undefined {
  const city = cityOfHost(host);
  if (city !== undefined || !isHealth(url)) return city;
  return servedCities()[0]?.key;
}

/** Of several cities, each tells at its own host of its own sources: `?ready` is `?ready&city=…` there. */
export function withOwnHealth(host: string | undefined, url: string): string {
  if (!isHealth(url) || pinnedCity() !== undefined) return url;
  const city = cityOfHost(host);
  if (city === undefined) return url;
  const [path = '', query = ''] = url.split('?');
  const asked = new URLSearchParams(query);
  asked.set('city', city);
  return `${path}?${asked}`;
}
