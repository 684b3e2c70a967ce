import './open-cities';
import { cityStore } from '@/lib/city/this-city';
import { thisCity } from './this-city';

/** The only city of this test run, whichever it is. */
export const city = thisCity();

/** Every city of this test run, with its key for the names of tests. */
export const everyCity = cityStore()
  .cities()
  .map((one) => [one.key, one] as const);
