import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from '@/lib/base/process-wide';
import { type Environment, given } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { liveCity } from '@/lib/city/complete/samples';
import { CityStore } from '@/lib/city/read/city-store';
import type { KeptTexts } from '@/lib/city/read/last-good';

type Listed = Pick<City, 'key' | 'hosts' | 'sampleSections' | 'editionOf'>;

/** The host that an address names, without its port; undefined for one that names none. */
export function hostNamed(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** The same host with `www.` or without: readers write either. */
export function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** False before true. */
function byTruth<T>(is: (one: T) => boolean): (one: T, other: T) => number {
  return (one, other) => Number(is(one)) - Number(is(other));
}

/**
 * Of several cities, which are in the order of their keys, the one at SITE_URL and on this machine: the one that lists
 * that host, else one without hosts, which would be nowhere; of several, one that has a sample edition, as it came with
 * the software. Undefined where SITE_URL says that each is at its own hosts (`{host}`) and one lists any.
 */
export function defaultOf(cities: readonly Listed[], env: Environment): string | undefined {
  const siteUrl = given(env, 'SITE_URL');
  const isHere = ({ hosts }: Listed) => hosts.length > 0;
  if (siteUrl?.includes('{host}') && cities.some(isHere)) return undefined;
  const host = hostNamed(siteUrl) ?? '';
  const named = cities.find(({ hosts }) => hosts.includes(host) || hosts.includes(twinOf(host)));
  const bySample = cities
    .filter(({ editionOf }) => !editionOf)
    .toSorted(byTruth(isHere))
    .toSorted(byTruth(({ sampleSections }) => sampleSections.length === 0));
  const [first] = siteUrl === undefined ? bySample : bySample.toSorted(byTruth(isHere));
  return (named ?? first)?.key;
}

/** As last worked out, and from what. */
type Default = { of?: CityStore; key?: string };
type Served = { of?: readonly City[]; pinned?: string; served: readonly City[] };

/** Each look at process.env asks the system, a microsecond each; only tests change it while they run. */
const asStarted = { ...process.env };
const env = () => (asStarted.NODE_ENV === 'production' ? asStarted : process.env);

const opened = () => processWide<{ store?: CityStore }>('city store', () => ({}));

/**
 * Reads the cities in the folder that the setting CITIES_DIR names: once, before anything else asks for a city. `keptIn`
 * keeps their last good data below CACHE_DIR.
 */
export async function openCities(keptIn?: (cacheDir: string) => KeptTexts): Promise<void> {
  const now = opened();
  now.store ??= await CityStore.open(given(env(), 'CITIES_DIR'), keptIn?.(given(env(), 'CACHE_DIR')));
}

/** The cities as they were last read. */
export function cityStore(): CityStore {
  const { store } = opened();
  if (!store)
    throw new Error('no city has been read: await openCities() first (tests import tests/unit/open-cities)');
  return store;
}

const inHand = processWide('city in hand', () => new AsyncLocalStorage<string>());

/** A city as it is shown: under FEEDS=live without what is made up for its sample edition. */
function shown(city: City | undefined): City | undefined {
  return city && given(env(), 'FEEDS') === 'live' ? liveCity(city) : city;
}

/** The city with this key, as it is shown; undefined for none. */
export function cityByKey(key: string): City | undefined {
  return shown(cityStore().city(key));
}

/** The key of the city that all is for: that of the setting CITY, or of the only folder at the start. */
export function pinnedCity(): string | undefined {
  return given(env(), 'CITY') || cityStore().onlyKey;
}

/** The key of the city that, of several, is at SITE_URL and on this machine: the same until a restart. */
export function defaultCity(): string | undefined {
  if (pinnedCity() !== undefined) return undefined;
  const of = cityStore();
  const last = processWide<Default>('default city', () => ({}));
  if (last.of !== of) Object.assign(last, { of, key: defaultOf(of.cities(), env()) });
  return last.key;
}

/** Runs something for one city: what it calls and what that waits for get it from thisCity. */
export function inCity<Result>(key: string, run: () => Result): Result {
  return inHand.run(key, run);
}

/** The city in hand (inCity), or the pinned one; undefined for neither. */
export function cityInHand(): City | undefined {
  const key = inHand.getStore() ?? pinnedCity();
  return key === undefined ? undefined : cityByKey(key);
}

/** The pinned city, or of several the default one; undefined where each is at its own hosts. */
export function cityHere(): City | undefined {
  const key = pinnedCity() ?? defaultCity();
  return key === undefined ? undefined : cityByKey(key);
}

/** Whether a host is one of this machine's own names, where a site is tried. */
function isTrial(host: string): boolean {
  return /^(?:.+\.)?localhost$|^127\./.test(host);
}

/** An edition is where it says, but not at a name of this machine once the site has another. */
function hasHost({ hosts, editionOf }: City): boolean {
  const siteUrl = given(env(), 'SITE_URL') ?? 'http://localhost';
  const isPublic = !isTrial(hostNamed(siteUrl) ?? '');
  return editionOf && isPublic ? hosts.some((host) => !isTrial(host)) : hosts.length > 0;
}

/** The pinned city with its editions, or all that have a host name, and the default one. */
export function servedCities(): readonly City[] {
  const pinned = pinnedCity();
  const of = cityStore().cities();
  const last = processWide<Served>('served cities', () => ({ served: [] }));
  if (last.of === of && last.pinned === pinned) return last.served;
  const first = defaultCity();
  const isServed = (city: City) =>
    pinned
      ? city.key === pinned || (city.editionOf === pinned && hasHost(city))
      : hasHost(city) || city.key === first;
  Object.assign(last, { of, pinned, served: of.filter(isServed).map((city) => shown(city) ?? city) });
  return last.served;
}

/** Where many cities are served, a call outside inCity is a bug and throws. */
export function thisCity(): City {
  const city = cityInHand();
  if (!city) throw new Error('no city is in hand: CITY names none, and nobody called inCity');
  return city;
}
