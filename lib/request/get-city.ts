import { notFound } from 'next/navigation';
import { connection } from 'next/server';
import type { City } from '@/lib/city/city-type';
import { cityByKey, cityHere } from '@/lib/city/this-city';

/** The parameters of a page, a layout or a route handler under `app/[city]`. */
export type CityProps = { params: Promise<{ city: string }> };

/** Stands in addresses for the default city where no server has chosen one (next.config.mjs). */
const DEFAULT_CITY = '_';

/**
 * Returns the city that a page is for. Waits for a request first, so that nothing is rendered at build time: a build
 * knows neither the cities nor their news. Ends in a 404 where there is no such city.
 */
export async function getCity(params: CityProps['params']): Promise<City> {
  await connection();
  const { city } = await params;
  return (city === DEFAULT_CITY ? cityHere() : cityByKey(city)) ?? notFound();
}
