import path from 'node:path';
import type { City } from '@/lib/city/city-type';
import { readCity } from '@/lib/city/read/read-city';

type Whole = City & Required<Pick<City, 'books' | 'donation' | 'video'>>;

const { city, problems } = await readCity(path.resolve('lib/cities/anaheim'));
if (problems.length > 0) throw new Error(problems.join('\n'));

/** Anaheim, which has every feature. It is Anaheim even if the tests run with another city. */
export const anaheim = city as Whole;
