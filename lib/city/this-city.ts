import { processWide } from '@/lib/base/process-wide';
import { type Environment, readSetting } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { liveCity } from '@/lib/city/complete/samples';
import type { CityStore } from '@/lib/city/read/city-store';
import type { HostTable } from '@/lib/city/served-hosts';

type Listed = Pick<City, 'key' | 'hosts' | 'sampleSections' | 'editionOf'>;

/** Returns the host of a URL without port; undefined for an invalid URL. */
export function hostFromUrl(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Adds `www.` to a host, or removes it. */
export function toggleWww(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** Sort order: entries for which `is` returns false come first. */
function byTruth<T>(is: (one: T) => boolean): (one: T, other: T) => number {
  return (one, other) => Number(is(one)) - Number(is(other));
}

/**
 * Returns the key of the city that is served at SITE_URL and on localhost: the city that lists SITE_URL's
 * host. If none lists it, chooses a city that is not a language edition. With SITE_URL set, prefers cities
 * without hosts, because they have no other address, and among them cities with a sample edition. Without
 * SITE_URL, the sample edition counts first. If several cities remain, the first one in `cities` (sorted by
 * key) is used. Returns undefined if SITE_URL contains `{host}` and a city lists hosts.
 */
export function defaultOf(cities: readonly Listed[], env: Environment): string | undefined {
  const siteUrl = readSetting(env, 'SITE_URL');
  const isHere = ({ hosts }: Listed) => hosts.length > 0;
  if (siteUrl?.includes('{host}') && cities.some(isHere)) return undefined;
  const host = hostFromUrl(siteUrl) ?? '';
  const named = cities.find(({ hosts }) => hosts.includes(host) || hosts.includes(toggleWww(host)));
  const bySample = cities
    .filter(({ editionOf }) => !editionOf)
    .toSorted(byTruth(isHere))
    .toSorted(byTruth(({ sampleSections }) => sampleSections.length === 0));
  const [first] = siteUrl === undefined ? bySample : bySample.toSorted(byTruth(isHere));
  return (named ?? first)?.key;
}

/** Cached results, each with the input that it was computed from (`of`). */
type Default = { of: CityStore; key?: string };
type Served = { of: readonly City[]; only?: string; served: readonly City[] };

/** Copied once, because each access to process.env is a system call; only tests change it later. */
const ENV_AT_START = { ...process.env };
export const env = () => (ENV_AT_START.NODE_ENV === 'production' ? ENV_AT_START : process.env);

/** `hosts` is set by served-hosts.ts. */
type Opened = {
  store?: CityStore;
  /** Monotonic time in ms when all cities had been read. On a slow machine, this is long after the process started. */
  at?: number;
  first?: Default;
  served?: Served;
  hosts?: HostTable & { of: readonly City[] };
};

/** The store of cities, and values derived from it. Some of them also depend on their previous values. */
export const openedCities = (): Opened => processWide<Opened>('cities', () => ({}));

export const openedAt = (): number => openedCities().at ?? 0;

/** Returns the store of cities; throws if openCities() has not finished. */
export function cityStore(): CityStore {
  const { store } = openedCities();
  if (!store)
    throw new Error('no city has been read: await openCities() first (tests import tests/unit/open-cities)');
  return store;
}

/** Removes content that was made up for the sample edition if FEEDS=live. */
function servedVersion(city: City | undefined): City | undefined {
  return city && readSetting(env(), 'FEEDS') === 'live' ? liveCity(city) : city;
}

/** Returns the served version of the city with this key; undefined if there is none. */
export function cityByKey(key: string): City | undefined {
  return servedVersion(cityStore().city(key));
}

/** Returns the key of the only city to serve: the setting CITY, or the only city at startup. */
export function onlyCity(): string | undefined {
  return readSetting(env(), 'CITY') || cityStore().onlyKey;
}

/** Returns the key of the city at SITE_URL and localhost if there are several cities. Fixed until restart. */
export function defaultCity(): string | undefined {
  if (onlyCity() !== undefined) return undefined;
  const of = cityStore();
  const opened = openedCities();
  if (opened.first?.of !== of) opened.first = { of, key: defaultOf(of.cities(), env()) };
  return opened.first.key;
}

/** Returns the only city, else the default city; undefined if every city is served only at its own hosts. */
export function onlyOrDefaultCity(): City | undefined {
  const key = onlyCity() ?? defaultCity();
  return key === undefined ? undefined : cityByKey(key);
}

/** Whether a host is a local name, for trying out a site. */
function isTrial(host: string): boolean {
  return /^(?:.+\.)?localhost$|^127\./.test(host);
}

/** Whether a city lists a host to be reached at. On a public site, an edition's local hosts do not count. */
function hasHost({ hosts, editionOf }: City): boolean {
  const siteUrl = readSetting(env(), 'SITE_URL') ?? 'http://localhost';
  const isPublic = !isTrial(hostFromUrl(siteUrl) ?? '');
  return editionOf && isPublic ? hosts.some((host) => !isTrial(host)) : hosts.length > 0;
}

/**
 * Returns the only city (onlyCity) with its editions; if there are several cities, the default city and all
 * cities with hosts.
 */
export function servedCities(): readonly City[] {
  const only = onlyCity();
  const of = cityStore().cities();
  const opened = openedCities();
  if (opened.served?.of === of && opened.served.only === only) return opened.served.served;
  const first = defaultCity();
  const isServed = (city: City) =>
    only
      ? city.key === only || (city.editionOf === only && hasHost(city))
      : hasHost(city) || city.key === first;
  const served = of.filter(isServed).map((city) => servedVersion(city) ?? city);
  opened.served = { of, only, served };
  return served;
}
