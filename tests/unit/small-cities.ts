import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';

async function cityIn(folder: string): Promise<City> {
  const { city, problems } = await readCity(path.resolve('tests/cities', folder));
  if (!city || problems.length > 0) throw new Error(problems.join('\n'));
  return city;
}

/** A city with only the required facts and one local news feed. */
export const boulder = await cityIn('boulder');
/** A city outside the United States, with local news and politics. */
export const merida = await cityIn('merida');
/** A city with a long name, and with local news, business and sports. */
export const rancho = await cityIn('rancho-santa-margarita');
