import { AsyncLocalStorage } from 'node:async_hooks';
import { given } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { defaultOf } from '@/lib/city/hosts/default-city';
import { CityStore } from '@/lib/city/read/city-store';

// Pages and route handlers are bundled apart: globalThis makes it one store and one storage per process.
const shared = globalThis as typeof globalThis & {
  cityStore?: CityStore;
  cityInHand?: AsyncLocalStorage<string>;
  defaultCity?: { of: CityStore; key: string | undefined };
  servedCities?: { of: readonly City[]; pinned: string | undefined; served: readonly City[] };
};

/** Each look at process.env asks the system, a microsecond each; only tests change it while they run. */
const asStarted = { ...process.env };
const env = () => (asStarted.NODE_ENV === 'production' ? asStarted : process.env);

/** Of the folder that the setting CITIES_DIR names. */
export function cityStore(): CityStore {
  shared.cityStore ??= new CityStore(given(env(), 'CITIES_DIR'));
  return shared.cityStore;
}

function inHand(): AsyncLocalStorage<string> {
  shared.cityInHand ??= new AsyncLocalStorage();
  return shared.cityInHand;
}

/** The key of the city that all is for: that of the setting CITY, or of the only folder at the start. */
export function pinnedCity(): string | undefined {
  return given(env(), 'CITY') || cityStore().onlyKey;
}

/** The key of the city that, of several, is at SITE_URL and on this machine: the same until a restart. */
export function defaultCity(): string | undefined {
  if (pinnedCity() !== undefined) return undefined;
  const of = cityStore();
  if (shared.defaultCity?.of !== of) shared.defaultCity = { of, key: defaultOf(of.cities(), env()) };
  return shared.defaultCity.key;
}

/** Runs something for one city: what it calls and what that waits for get it from thisCity. */
export function inCity<Result>(key: string, run: () => Result): Result {
  return inHand().run(key, run);
}

/** The city in hand (inCity), or the pinned one; undefined for neither. */
export function cityInHand(): City | undefined {
  const key = inHand().getStore() ?? pinnedCity();
  return key === undefined ? undefined : cityStore().city(key);
}

/** The pinned city, or of several the default one; undefined where each is at its own hosts. */
export function cityHere(): City | undefined {
  const key = pinnedCity() ?? defaultCity();
  return key === undefined ? undefined : cityStore().city(key);
}

/** The pinned city, or all that have a host name, and the default one. */
export function servedCities(): readonly City[] {
  const pinned = pinnedCity();
  const of = cityStore().cities();
  const known = shared.servedCities;
  if (known?.of === of && known.pinned === pinned) return known.served;
  const first = defaultCity();
  const isServed = ({ key, hosts }: City) => (pinned ? key === pinned : hosts.length > 0 || key === first);
  const served = of.filter(isServed);
  shared.servedCities = { of, pinned, served };
  return served;
}

/** Where many cities are served, a call outside inCity is a bug and throws. */
export function thisCity(): City {
  const city = cityInHand();
  if (!city) throw new Error('no city is in hand: CITY names none, and nobody called inCity');
  return city;
}
