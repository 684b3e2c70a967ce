import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';

type Whole = City & Required<Pick<City, 'books' | 'donation' | 'video'>>;

const read = readCity(path.resolve('lib/city/anaheim'));
if ('problems' in read) throw new Error(read.problems.join('\n'));

/** A city that has all that a city can have, whatever city the tests run with. */
export const anaheim = read.city as Whole;
