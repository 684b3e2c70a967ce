import { given } from '@/lib/base/setting-list';
import { anaheim } from '@/lib/city/anaheim/anaheim';
import type { City } from '@/lib/city/city-type';

/** The city folders, by the name that the setting CITY takes. A second city is one line here. */
export const cities = { anaheim } as const satisfies Record<string, City>;

export type CityName = keyof typeof cities;

/** The city that this site is for: the folder that CITY names (settings.ts has checked the name). */
export function thisCity(): City {
  return cities[given(process.env, 'CITY') as CityName];
}
