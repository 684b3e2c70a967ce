import { given } from '@/lib/base/setting-list';
import type { City } from '@/lib/city/city-type';
import { CityStore } from '@/lib/city/read/city-store';

// Pages and route handlers are bundled apart: globalThis makes it one store per process.
const shared = globalThis as typeof globalThis & { cityStore?: CityStore };

/** Of the folder that the setting CITIES_DIR names. */
export function cityStore(): CityStore {
  shared.cityStore ??= new CityStore(given(process.env, 'CITIES_DIR'));
  return shared.cityStore;
}

/** The start checks the name (lib/settings/settings.ts). */
export function thisCity(): City {
  return cityStore().city(given(process.env, 'CITY')) as City;
}
