import type { CityLocal } from '@/lib/city/schema/news';

/** The local facts of a city that lists no places. */
export const noPlaces: CityLocal = { places: [], takesIn: [], notPlaces: [], addressParts: [] };
