import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';

function cityIn(folder: string): City {
  const { city, problems } = readCity(path.resolve('tests/cities', folder));
  if (!city || problems.length > 0) throw new Error(problems.join('\n'));
  return city;
}

/** Six facts and one feed, of local news. */
export const boulder = cityIn('boulder');
/** Outside the United States; local news and politics. */
export const merida = cityIn('merida');
/** A long name; local news, business and sports. */
export const rancho = cityIn('rancho-santa-margarita');
