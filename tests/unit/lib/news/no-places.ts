import type { CityLocal } from '@/lib/city/schema/news';

/** The lists of places (lib/city/schema/news.ts) of a city that names none. */
export const noPlaces: CityLocal = { places: [], takesIn: [], notPlaces: [], addressParts: [] };
