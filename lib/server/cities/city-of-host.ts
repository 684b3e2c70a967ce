import { servedHosts } from '@/lib/city/served-hosts';
import { cityStore, defaultCity, hostNamed, pinnedCity } from '@/lib/city/this-city';
import { bareHost } from '@/lib/server/cities/bare-host';
import { settings } from '@/lib/settings/settings';

const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a bare host is that of SITE_URL, the address that this process listens on, or a name of this machine. */
function isOwn(host: string): boolean {
  const { defaultUrl, host: listensOn } = settings();
  return thisMachine.test(host) || [hostNamed(defaultUrl), listensOn, `[${listensOn}]`].includes(host);
}

/** The key of the city that lists the host of a Host header. */
export function cityListing(host: string | undefined): string | undefined {
  return servedHosts().byHost.get(bareHost(host));
}

/**
 * The key of the city whose site a Host header names; the pinned city is every host's, the default one that of our own.
 * Undefined for a host that is none's, and while the folder of its city is away.
 */
export function cityOfHost(host: string | undefined): string | undefined {
  const named = pinnedCity() ?? cityListing(host);
  const key = named ?? (isOwn(bareHost(host)) ? defaultCity() : undefined);
  return key !== undefined && cityStore().city(key) ? key : undefined;
}
