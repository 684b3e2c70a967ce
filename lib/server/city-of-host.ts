import { memoizeByObject } from '@/lib/base/cache';
import { NO_CITY } from '@/lib/base/http';
import type { City } from '@/lib/city/city-type';
import { bareHost, servedHosts } from '@/lib/city/served-hosts';
import { cityByKey, cityStore, defaultCity, hostFromUrl, onlyCity, toggleWww } from '@/lib/city/this-city';
import { frameHosts } from '@/lib/pages/embeds';
import { documentLinks } from '@/lib/pages/partners';
import { type Protect, protection } from '@/lib/server/headers';
import { settings, siteUrlOf } from '@/lib/settings/settings';

const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a host is SITE_URL's, the address that this process listens on, or a name of this machine. */
function isOwn(host: string): boolean {
  const { defaultUrl, host: listensOn } = settings();
  const named = hostFromUrl(defaultUrl) ?? '';
  return LOCAL_HOST.test(host) || [named, toggleWww(named), listensOn, `[${listensOn}]`].includes(host);
}

/**
 * Returns the key of the city for a Host header. Hosts that no city lists get the only city; if there are
 * several cities, our own host gets the default city. Undefined for unknown hosts, and while the city's folder
 * is missing.
 */
export function cityOfHost(host: string | undefined): string | undefined {
  const named = servedHosts().byHost.get(bareHost(host)) ?? onlyCity();
  const key = named ?? (isOwn(bareHost(host)) ? defaultCity() : undefined);
  return key !== undefined && cityStore().city(key) ? key : undefined;
}

/**
 * Returns the city's origin if the server must redirect there, because the host differs from it only in
 * `www.`, or is the `www.` form of another host that the city lists. Undefined if no redirect is needed.
 */
export function originInstead(header: string | undefined, key: string): string | undefined {
  const city = cityByKey(key);
  if (!city) return undefined;
  const siteUrl = siteUrlOf(city);
  if (siteUrl.endsWith(`//${header}`)) return undefined;
  const host = bareHost(header);
  const own = hostFromUrl(siteUrl) ?? '';
  if (toggleWww(host) === own) return siteUrl;
  const isTwin = host.startsWith('www.') && city.hosts.includes(toggleWww(host));
  return isTwin && host !== own && !LOCAL_HOST.test(own) ? siteUrl : undefined;
}

/** The Host header that Next.js gets for a city, and the city's security headers. */
type SiteHeaders = { host: string; protect: Protect };

/** The result is computed again after an edit, because an edited city is a new object. */
const headersOf = memoizeByObject((city: City): SiteHeaders => {
  const siteUrl = siteUrlOf(city);
  const facts = {
    frameHosts: frameHosts(city),
    formHosts: city.newsletter ? [new URL(city.newsletter.action).origin] : [],
    secure: siteUrl.startsWith('https:'),
    ownDocuments: city.partners.some((document) => !documentLinks(document).foreign),
  };
  return { host: new URL(siteUrl).host, protect: protection(facts) };
});

let ofNoCity: SiteHeaders | undefined;

function headersForNoCity(): SiteHeaders {
  const { siteUrl, networkUrl } = settings();
  const facts = { frameHosts: [], secure: siteUrl.startsWith('https:'), ownDocuments: false };
  return { host: new URL(networkUrl ?? 'http://localhost').host, protect: protection(facts) };
}

/**
 * Returns a city's host and security headers; for NO_CITY, the network's host and the headers of responses that belong
 * to no city. Throws for an unknown key.
 */
export function siteHeaders(key: string): SiteHeaders {
  if (key === NO_CITY) {
    ofNoCity ??= headersForNoCity();
    return ofNoCity;
  }
  const city = cityStore().city(key);
  if (!city) throw new Error(`there is no city ${key}`);
  return headersOf(city);
}

export const HEALTH_PATH = '/api/health';
/** Matches the paths that exist at the network's host (lib/outbound/network.ts). */
const NETWORK_PATH = /^\/(?:|opml\.xml|robots\.txt|sitemap\.xml|_next\/static\/.+)$/;

/**
 * Returns the key of the city that a request is for; NO_CITY for the health report and for the network's own pages;
 * undefined if the host or path is unknown.
 */
export function siteOf({ host, path }: { host: string | undefined; path: string }): string | undefined {
  if (path === HEALTH_PATH) return NO_CITY;
  const { networkUrl } = settings();
  const isOfNetwork = networkUrl !== undefined && hostFromUrl(networkUrl) === bareHost(host);
  return cityOfHost(host) ?? (isOfNetwork && NETWORK_PATH.test(path) ? NO_CITY : undefined);
}
