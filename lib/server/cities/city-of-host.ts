import { servedHosts } from '@/lib/city/hosts/served-hosts';
import { cityStore, pinnedCity } from '@/lib/city/this-city';
import { bareHost } from '@/lib/server/cities/bare-host';

/**
 * The key of the city whose site a Host header names; the pinned city is every host's. Undefined for
 * a host that is none's, and while the folder of its city is away.
 */
export function cityOfHost(host: string | undefined): string | undefined {
  const key = pinnedCity() ?? servedHosts().byHost.get(bareHost(host));
  return key !== undefined && cityStore().city(key) ? key : undefined;
}
