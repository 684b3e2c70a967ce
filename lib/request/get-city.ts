import { connection } from 'next/server';
import type { City } from '@/lib/city/city-type';
import { cityByKey, onlyOrDefaultCity } from '@/lib/city/this-city';
import { notFound } from '@/lib/request/status';

/** Props of a page, a layout or a route handler under `app/[city]`. */
export type CityProps = { params: Promise<{ city: string }> };

/** Path segment of the default city, used if our server did not set the city (next.config.mjs). */
const DEFAULT_CITY = '_';

/**
 * Returns the city of a page; calls notFound() if there is none. Waits for a request, because the cities are
 * unknown at build time.
 */
export async function getCity(params: CityProps['params']): Promise<City> {
  await connection();
  const { city } = await params;
  return (city === DEFAULT_CITY ? onlyOrDefaultCity() : cityByKey(city)) ?? notFound();
}
