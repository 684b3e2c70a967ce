import { inCity, servedCities } from '@/lib/city/this-city';
import { bareHost } from '@/lib/server/cities/bare-host';
import { networkResponse, unknownHostResponse } from '@/lib/server/cities/network-page';
import type { SiteRequest } from '@/lib/server/requests/read-request';
import type { SiteResponse } from '@/lib/server/response';
import { settings } from '@/lib/settings/settings';

/** To a request for no city's site: the network's list at its host, else a 404. */
export function responseWithoutCity({ host, path }: Pick<SiteRequest, 'host' | 'path'>): SiteResponse {
  const { networkHost } = settings();
  const isList = networkHost !== undefined && bareHost(host) === networkHost && path === '/';
  const frontPage = ({ key }: { key: string }) => inCity(key, () => settings().siteUrl);
  return isList ? networkResponse(servedCities(), frontPage) : unknownHostResponse();
}
