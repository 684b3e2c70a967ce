import { inCity, servedCities } from '@/lib/city/this-city';
import { bareHost } from '@/lib/server/cities/bare-host';
import { isHealth } from '@/lib/server/cities/city-of-host';
import { networkResponse, unknownHostResponse } from '@/lib/server/cities/network-page';
import { pathOf, type SiteResponse, textResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

/** Of a process that serves, with no city to tell it: the folder of its cities may be away for a moment. */
function healthResponse(url: string): SiteResponse {
  const asksForReady = new URLSearchParams(url.split('?')[1]).has('ready');
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  };
  const health = asksForReady ? { ready: false, error: 'no city is there' } : { live: true };
  return textResponse(asksForReady ? 503 : 200, headers, JSON.stringify(health));
}

/** To a request for no city's site: the health where no city can tell it, the network's list at its host, else a 404. */
export function responseWithoutCity(host: string | undefined, url: string): SiteResponse {
  if (isHealth(url)) return healthResponse(url);
  const { networkHost } = settings();
  const isList = networkHost !== undefined && bareHost(host) === networkHost && pathOf(url) === '/';
  const frontPage = ({ key }: { key: string }) => inCity(key, () => settings().siteUrl);
  return isList ? networkResponse(servedCities(), frontPage) : unknownHostResponse();
}
