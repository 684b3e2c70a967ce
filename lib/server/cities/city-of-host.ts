import type { City } from '@/lib/city/city-type';
import { servedHosts } from '@/lib/city/served-hosts';
import { cityByKey, cityStore, defaultCity, hostFromUrl, pinnedCity, toggleWww } from '@/lib/city/this-city';
import { frameHosts } from '@/lib/pages/embeds';
import { documentLinks } from '@/lib/pages/partners';
import { type Protection, protection } from '@/lib/server/headers';
import { settings, siteUrlOf } from '@/lib/settings/settings';

/** The host of a Host header, as a city lists it: in small letters, without a port and without the final dot of DNS. */
export function bareHost(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}

const thisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a bare host is that of SITE_URL, the address that this process listens on, or a name of this machine. */
function isOwn(host: string): boolean {
  const { defaultUrl, host: listensOn } = settings();
  const named = hostFromUrl(defaultUrl) ?? '';
  return thisMachine.test(host) || [named, toggleWww(named), listensOn, `[${listensOn}]`].includes(host);
}

/** The key of the city that lists the host of a Host header. */
export function cityListing(host: string | undefined): string | undefined {
  return servedHosts().byHost.get(bareHost(host));
}

/**
 * The key of the city whose site a Host header names; the pinned city has every other host, the default one those of our own.
 * Undefined for a host that is none's, and while the folder of its city is away.
 */
export function cityOfHost(host: string | undefined): string | undefined {
  const named = cityListing(host) ?? pinnedCity();
  const key = named ?? (isOwn(bareHost(host)) ? defaultCity() : undefined);
  return key !== undefined && cityStore().city(key) ? key : undefined;
}

/**
 * The origin that a Host header of a city leads to for good: its own address, from that with `www.` (or without, where
 * `www.` is listed first). Undefined at all other hosts.
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
  return isTwin && host !== own && !thisMachine.test(own) ? siteUrl : undefined;
}

let aroundNoCity: Protection | undefined;

/** What is put around what is no city's: files, refusals, health. */
export function protectionOfNoCity(): Protection {
  const secure = settings().siteUrl.startsWith('https:');
  aroundNoCity ??= protection({ frameHosts: [], secure, ownDocuments: false });
  return aroundNoCity;
}

/** What is put around the pages of a city, and the host that the framework sees. */
type CityMaker = { host: string; protection: Protection };

function makerFor(city: City): CityMaker {
  const siteUrl = siteUrlOf(city);
  const facts = {
    frameHosts: frameHosts(city),
    formHosts: city.newsletter ? [new URL(city.newsletter.action).origin] : [],
    secure: siteUrl.startsWith('https:'),
    ownDocuments: city.partners.some((document) => !documentLinks(document).foreign),
  };
  return { host: new URL(siteUrl).host, protection: protection(facts) };
}

const known = new WeakMap<City, CityMaker>();

/** By a city's key; made again after an edit of its data. Throws for a key that is none: our own bug. */
export function makerOf(key: string): CityMaker {
  const city = cityStore().city(key);
  if (!city) throw new Error(`there is no city ${key}`);
  const maker = known.get(city) ?? makerFor(city);
  known.set(city, maker);
  return maker;
}
