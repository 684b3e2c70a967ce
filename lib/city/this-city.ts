import { given } from '@/lib/base/setting-list';
import { anaheim } from '@/lib/city/anaheim/anaheim';
import type { City } from '@/lib/city/city-type';

/** By the setting CITY. A second city is one line here. */
export const cities = { anaheim } as const satisfies Record<string, City>;

export type CityName = keyof typeof cities;

/** The start checks the name (lib/settings/settings.ts). */
export function thisCity(): City {
  return cities[given(process.env, 'CITY') as CityName];
}
