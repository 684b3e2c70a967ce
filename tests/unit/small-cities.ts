import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';

function cityIn(folder: string): City {
  const read = readCity(path.resolve('tests/cities', folder));
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.city;
}

/** Six facts and one feed, of local news. */
export const boulder = cityIn('boulder');
/** Outside the United States; local news and politics. */
export const merida = cityIn('merida');
/** A long name; local news, business and sports. */
export const rancho = cityIn('rancho-santa-margarita');
